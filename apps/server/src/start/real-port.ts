import { createServer } from "node:net";
import type { Config } from "../config.ts";

/**
 * A configuration whose port is a real one. Port 0 asks the system for a free port before anything else is built, because
 * every address in pages and mails has to name it.
 */
export async function withRealPort(config: Config): Promise<Config> {
  if (config.port !== 0 || config.role === "worker") return config;
  const port = await freePort();
  return { ...config, port, publicPort: config.publicPort === ":0" ? `:${port}` : config.publicPort };
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
