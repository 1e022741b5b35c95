import { readConfig } from "./config.ts";
import { printAddresses } from "./print-addresses.ts";
import { start } from "./start.ts";
import { sentenceOf } from "./start-failure.ts";

try {
  const config = readConfig(process.env);
  const running = await start(config);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 30_000).unref();
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  if (running.port !== null) printAddresses(config, running.port);
  process.send?.({ port: running.port });
} catch (error) {
  console.error(`\n${sentenceOf(error)}\n`);
  process.exit(1);
}
