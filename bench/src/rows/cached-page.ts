import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Child, startChild } from "../children/child.ts";
import { temporaryFolder } from "../children/clean-up.ts";
import { type Answer, type Connection, openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { compare } from "../measure/rounds.ts";
import { demoServer } from "../pages/demo-server.ts";
import { askFor } from "../pages/page-rounds.ts";
import type { Row } from "../report/row.ts";

const clients = 16;
const count = 12_000;

/**
 * A cached home page against a server that only holds its bytes. A request takes more of the machine than its answer, so the
 * ratio is that of the servers' processor time: what one core of each could answer.
 */
export async function cachedPage(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const { server, host } = demo;
  const request = getRequest("/", { host, "accept-encoding": "gzip, deflate, br", accept: "text/html" });
  const ours = await connectTo(server);
  await ours[0]!.send(request);
  const bare = await bareServer(await ours[0]!.send(request));
  const theirs = await connectTo(bare);
  const round =
    (connections: Connection[], { pid }: Child) =>
    () =>
      askFor(request, connections, { serverPid: pid, count });
  await round(ours, server)();
  await round(theirs, bare)();
  const compared = await compare(15, round(ours, server), round(theirs, bare));
  for (const connection of [...ours, ...theirs]) connection.close();
  await bare.stop();
  const side = ({ nodeUs, perSecond }: typeof compared.ours) => `${nodeUs.toFixed(0)} µs (${perSecond.toFixed(0)}/s)`;
  return {
    name: "cached-page",
    ratio: 1 / compared.cpuRatio,
    target: { sign: "≥", value: 0.8 },
    detail: `${side(compared.ours)}; bare node:http ${side(compared.reference)}; by the clock ${compared.ratio.toFixed(2)}; µs rounds ${compared.cpuSpread}`,
  };
}

const connectTo = ({ port }: Child): Promise<Connection[]> =>
  Promise.all(Array.from({ length: clients }, () => openConnection(port)));

/** The same answer, headers and compressed bytes, from memory. */
async function bareServer({ head, body }: Answer): Promise<Child> {
  const folder = temporaryFolder("bare");
  const bodyFile = join(folder, "body");
  writeFileSync(bodyFile, body);
  const lines = head
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(/: (.*)/s));
  const ownToNode = new Set(["date", "connection", "keep-alive"]);
  const headers = Object.fromEntries(lines.filter(([name]) => !ownToNode.has(name!.toLowerCase())));
  return startChild({
    file: "../pages/bare-http.ts",
    log: join(folder, "log"),
    env: { ANSWER: JSON.stringify({ headers, bodyFile }) },
  });
}
