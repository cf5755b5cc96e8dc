// Bundles the scripts and styles of a page for the static site, and <hive-board> for the npm package:
// node bundle.js PAGE SITE PACKAGE
import { copyFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const [page, site, npm] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));
const common = { bundle: true, minify: true, format: "esm", target: ["chrome123", "firefox125", "safari18.2"],
  charset: "utf8", legalComments: "none", logLevel: "warning" };

copyFileSync(join(site, "transport.js"), join(page, "transport.js")); // asks workers instead of the server
const styles = join(page, "element/styles.js");
const { code } = await transform((await import(styles)).default, { loader: "css", minify: true, target: common.target });
writeFileSync(styles, `export default ${JSON.stringify(code.trim())};`);

const { metafile: { outputs } } = await build({ ...common, entryPoints: ["app.js", "page.css"], absWorkingDir: page,
  outdir: site, splitting: true, chunkNames: "[name]-[hash]", metafile: true });
writeFileSync(join(site, "bundle.txt"), Object.keys(outputs).map(name => `${basename(name)}\n`).join(""));

await build({ ...common, entryPoints: [join(here, "board.js")], outfile: join(npm, "board.js"),
  alias: { "page": page }, external: ["./records.js", "./texts-ru.js"] });
copyFileSync(join(page, "element/texts-ru.js"), join(npm, "texts-ru.js"));
