// Programs that we start end with us. A signal that reaches us alone, as from a service manager, is handed on; Ctrl-C has
// reached them already. We wait for them, so that whoever waits for us finds nothing left running.
import { spawn } from "node:child_process";

const children = new Set();
const patienceMs = 30_000;
let isEnding = false;

/** Whether somebody has told us to end: what is not begun yet is left. */
export const isInterrupted = () => isEnding;

/** Starts a program as `spawn` does, and takes it along when we are told to end. */
export function startChild(program, args, options) {
  if (children.size === 0) hearSignals();
  const child = spawn(program, args, options);
  children.add(child);
  child.once("exit", () => children.delete(child)).once("error", () => children.delete(child));
  return child;
}

let isHearing = false;
function hearSignals() {
  if (isHearing) return;
  isHearing = true;
  process.on("SIGINT", () => {
    isEnding = true;
  });
  for (const signal of ["SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      isEnding = true;
      for (const child of children) child.kill("SIGTERM");
      setTimeout(() => {
        for (const child of children) child.kill("SIGKILL");
      }, patienceMs).unref();
    });
}
