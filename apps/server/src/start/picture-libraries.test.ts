import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the server loads no library that decodes or renders pictures: they are in the rendering process", async () => {
  const module = new URL("./start.ts", import.meta.url).href;
  const script = `await import(${JSON.stringify(module)});
    console.log(JSON.stringify(process.report.getReport().sharedObjects));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  expect(JSON.parse(stdout).filter((path: string) => /vips|sharp|resvg/.test(path))).toEqual([]);
});
