// Programs that we start end with us. A signal that reaches us alone, as from a service manager, is handed on; Ctrl-C has
// reached them already. We wait for them, so that our own caller finds nothing left running.
import { spawn } from "node:child_process";

const children = new Set();
const patienceMs = 30_000;
let isEnding = false;

/** Whether this process was told to end: what is not begun yet is left. */
export const isInterrupted = () => isEnding;

/** Starts a program as `spawn` does, and ends it when this process is told to end. */
export function startChild(program, args, options) {
  if (children.size === 0) listenForSignals();
  const child = spawn(program, args, options);
  children.add(child);
  child.once("exit", () => children.delete(child)).once("error", () => children.delete(child));
  return child;
}

let isHearing = false;
function listenForSignals() {
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
