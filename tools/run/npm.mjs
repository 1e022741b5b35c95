import { startChild } from "./child.mjs";

/** Runs npm quietly; when it fails its last lines are the error. */
export function npm(args, cwd, env = process.env) {
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ["npm", []];
  return new Promise((done, fail) => {
    const child = startChild(command, [...first, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk) => {
      output = (output + chunk).slice(-4000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => fail(new Error(`npm could not be started: ${error.message}`)));
    child.on("exit", (code) =>
      code === 0
        ? done()
        : fail(new Error(`npm ${args[0]} failed:\n${output.trim().split("\n").slice(-12).join("\n")}`)),
    );
  });
}
