// Builds the page with each bundler as the package's README says, and opens the result in Chromium under a strict content security policy.
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { build as esbuild } from "esbuild";
import { build as vite, createServer as viteServer } from "vite";
import webpack from "webpack";

const BROWSER = "/usr/lib/chromium/chromium-headless-shell";
const EXPECTED = "4 b <svg black";
const SECONDS = 60;
const POLICY = "script-src 'self' 'wasm-unsafe-eval'";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const HERE = import.meta.dirname;
const root = `${HERE}/page`;
const out = name => `${HERE}/out/${name}`;

const BUILDS = {
  vite: () => vite({ root, base: "./", logLevel: "warn", build: { outDir: out("vite"), emptyOutDir: true } }),
  webpack: () => new Promise((resolve, reject) => {
    webpack({ mode: "production", context: root, entry: "./main.js", output: { path: out("webpack") }, performance: false },
      (error, stats) => (error || stats.hasErrors() || stats.hasWarnings() ? reject(error ?? new Error(stats.toString()))
        : resolve(cpSync(`${root}/index.html`, `${out("webpack")}/index.html`))));
  }),
  async esbuild() {
    await esbuild({ entryPoints: [`${root}/main.js`], bundle: true, format: "esm", outdir: out("esbuild"), logLevel: "warning" });
    const modules = `${HERE}/node_modules/hive-rules`;
    (await readdir(modules)).filter(name => name.endsWith(".wasm")).forEach(name =>
      cpSync(`${modules}/${name}`, `${out("esbuild")}/${name}`));
    cpSync(`${root}/index.html`, `${out("esbuild")}/index.html`);
  },
};

/** Serves out/, and receives the answers that pages post. */
let receive;
const server = createServer(async (request, response) => {
  if (request.method === "POST") {
    receive(Buffer.concat(await Array.fromAsync(request)).toString());
  }
  const path = new URL(request.url, "http://localhost").pathname;
  const content = await readFile(out(path)).catch(() => null);
  response.writeHead(content ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "text/plain", "content-security-policy": POLICY });
  response.end(content);
});
await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

/** Opens a page, and fails unless it posts the expected answer. */
async function check(name, page) {
  const browser = spawn(BROWSER, ["--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--log-level=0", "--remote-debugging-port=0",
    `--user-data-dir=${mkdtempSync(`${HERE}/out/browser`)}`, `${page}?${origin}`]);
  let log = "";
  browser.stderr.on("data", part => {
    log += part;
  });
  const answer = await new Promise(resolve => {
    receive = resolve;
    setTimeout(resolve, SECONDS * 1000);
  });
  browser.kill();
  if (answer !== EXPECTED) {
    throw new Error(`${name}: the page answers ${answer}\n${log.match(/^.*CONSOLE.*$/gm)?.join("\n")}`);
  }
  console.log(`${name}: the page plays in Chromium`);
}

for (const [name, build] of Object.entries(BUILDS)) {
  await build();
  await check(name, `${origin}/${name}/index.html`);
}
const development = await viteServer({ root, logLevel: "warn", server: { port: 0 } });
await development.listen();
await check("Vite's development server", development.resolvedUrls.local[0]);
process.exit(0); // the bundlers keep threads
