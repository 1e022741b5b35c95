// A node:http server that knows one answer: the yardstick for cached pages.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const { headers, bodyFile } = JSON.parse(process.env.ANSWER!) as { headers: Record<string, string>; bodyFile: string };
const body = readFileSync(bodyFile);

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("SIGTERM", () => process.kill(process.pid, "SIGKILL"));
