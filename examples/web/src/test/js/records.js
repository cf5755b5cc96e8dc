// Reads records and describes them as PackageTest does.
import * as hive from "./npm/hive-records.js";

const input = await (await fetch("input")).text();
const texts = [];
try {
  for (const { record, error, remarks } of input.split("\u0001").flatMap(text => hive.scan(text, "ru"))) {
    texts.push(...remarks);
    if (error) {
      texts.push(`${error.code} ${error.line}:${error.column} ${error.message}`);
    }
    if (record) {
      texts.push(hive.print(record, "PGN"), hive.print(record, "SGF"));
    }
  }
} catch (error) {
  texts.push(String(error.stack));
}
await fetch("result", { method: "POST", body: texts.map(text => `${text}\n`).join("") });
