import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** A program as ours are: it starts another one, says its number and waits for it. */
const program = `
  import { isInterrupted, startChild } from ${JSON.stringify(new URL("./child.mjs", import.meta.url).href)};
  const child = startChild(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  child.on("exit", () => console.log(isInterrupted() ? "told to end" : "by itself"));
  console.log(child.pid);`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(["SIGTERM", "SIGHUP"] as const)(
  "%s that reaches us alone ends what we have started as well",
  async (signal) => {
    const ours = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    ours.stdout.on("data", (text) => {
      output += text;
    });
    while (!output.includes("\n")) await once(ours.stdout, "data");
    const pid = Number(output);
    expect(isAlive(pid)).toBe(true);
    ours.kill(signal);
    await once(ours, "close");
    expect(isAlive(pid)).toBe(false);
    expect(output.trim().split("\n")[1]).toBe("told to end");
  },
);
