import { once } from "node:events";
import { readConfig } from "./config.ts";
import { printAddresses } from "./print-addresses.ts";
import { type Running, start } from "./start.ts";
import { sentenceOf } from "./start-failure.ts";

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
// What nobody waited for harms nobody's request: it is told, and the work goes on.
process.on("unhandledRejection", (error) => tell(error, "a promise failed that nobody waited for"));
// After this nothing is certain: what runs is finished, and whoever watches over us starts a new process.
process.on("uncaughtException", (error) => {
  tell(error, "the process cannot go on");
  exitCode = 1;
  end();
});

/** What runs is finished, as far as it can be; the reason is said in one sentence. */
function fail(error: unknown) {
  if (ending.signal.aborted) return;
  console.error(`\n${sentenceOf(error)}\n`);
  exitCode = 1;
  end();
}

function tell(error: unknown, message: string) {
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
// It ends by having nothing left to do. `process.exit` while V8 still compiles in the background can wait for ever
// (https://github.com/nodejs/node/issues/54918); after two idle seconds no compiling is left.
process.exitCode = exitCode;
if (process.connected) process.disconnect();
setTimeout(() => process.exit(), 2000).unref();
