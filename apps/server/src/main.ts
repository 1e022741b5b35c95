import { once } from "node:events";
import { readConfig } from "./config.ts";
import { printAddresses } from "./start/print-addresses.ts";
import { type Running, start } from "./start/start.ts";
import { sentenceOf } from "./start/start-failure.ts";

/** Aborts when somebody wants us to end, also in the middle of starting. */
const ending = new AbortController();
let exitCode = 0;
let running: Running | undefined;

const end = () => {
  if (ending.signal.aborted) return;
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 30_000).unref();
  ending.abort();
};

process.on("SIGTERM", end).on("SIGINT", end);
// A rejection that no one awaits harms no request: it is logged, and the work continues.
process.on("unhandledRejection", (error) => report(error, "a promise failed that nobody waited for"));
// After this the state is unknown: running work is finished, and the supervisor starts a new process.
process.on("uncaughtException", (error) => {
  report(error, "the process cannot go on");
  exitCode = 1;
  end();
});

/** Finishes running work as far as possible; the reason is logged in one sentence. */
function fail(error: unknown) {
  if (ending.signal.aborted) return;
  console.error(`\n${sentenceOf(error)}\n`);
  exitCode = 1;
  end();
}

function report(error: unknown, message: string) {
  if (running) running.log.error({ err: error }, message);
  else console.error(`${message}: ${error instanceof Error ? error.stack : String(error)}`);
}

try {
  const config = readConfig(process.env);
  running = await start(config, ending.signal, fail);
  if (running.port !== null) printAddresses(config, running.port);
  process.send?.({ port: running.port });
  if (!ending.signal.aborted) await once(ending.signal, "abort");
  await running.stop();
} catch (error) {
  if (!ending.signal.aborted) {
    console.error(`\n${sentenceOf(error)}\n`);
    exitCode = 1;
  }
}
// It ends when nothing is left to do. `process.exit` while V8 still compiles in the background can wait for ever
// (https://github.com/nodejs/node/issues/54918); after two idle seconds no compiling is left.
process.exitCode = exitCode;
if (process.connected) process.disconnect();
setTimeout(() => process.exit(), 2000).unref();
