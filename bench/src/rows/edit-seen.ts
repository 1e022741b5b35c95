import { join } from "node:path";
import { startChild } from "../children/child.ts";
import { temporaryFolder } from "../children/clean-up.ts";
import { fieldKeys, secret } from "../children/secret.ts";
import { openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { median } from "../measure/median.ts";
import { asBackOffice } from "../pages/demo-owner.ts";
import { type DemoServer, demoServer } from "../pages/demo-server.ts";
import { firstProduct, renameProduct } from "../pages/demo-shop.ts";
import type { Row } from "../report/row.ts";

const edits = 200;
/** Visits after the new page was seen: none may show the old one. */
const after = 10;

/**
 * How long after its commit a change is in the page that another process has cached; the 99th of a hundred changes, and
 * how many visits saw the page of before after the new one. A visit that renders the page counts with its time.
 */
export async function editSeen(): Promise<Row> {
  const demo = await demoServer();
  await demo.onlyWeb();
  const other = await secondServer(demo);
  const host = `demo.localhost:${other.port}`;
  const connection = await openConnection(other.port);
  const waits: number[] = [];
  let stale = 0;
  await asBackOffice(demo, async (owner) => {
    const product = await firstProduct(owner);
    const request = getRequest(product.path, { host });
    const shows = async (name: string) => String((await connection.send(request)).body).includes(`>${name}</h1>`);
    for (let edit = 1; edit <= edits; edit++) {
      const name = `Renamed ${edit} times`;
      await renameProduct(owner, product, name);
      const committed = performance.now();
      while (!(await shows(name)))
        if (performance.now() > committed + 10_000) throw new Error("The change was not seen for ten seconds.");
      waits.push(performance.now() - committed);
      for (let visit = 0; visit < after; visit++) if (!(await shows(name))) stale++;
    }
  });
  connection.close();
  await other.stop();
  if (stale > 0) throw new Error(`${stale} visits saw the page of before after the new one.`);
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    name: "edit-seen",
    ratio: sorted[Math.ceil(edits * 0.99) - 1]!,
    target: { sign: "≤", value: 50 },
    unit: "ms",
    detail: `of ${edits} changes, 99 % seen in the other process's cached page, its rendering among it; middle ${median(waits).toFixed(1)} ms, most ${sorted.at(-1)!.toFixed(1)} ms; ${stale} of ${edits * after} visits after that saw the old one`,
  };
}

/** A second process on the database of the first. */
const secondServer = (demo: DemoServer) =>
  startChild({
    file: "../../../apps/server/src/main.ts",
    log: join(temporaryFolder("second"), "server.log"),
    env: {
      NODE_ENV: "production",
      SELVEDGE_ROLE: "web",
      PUBLIC_PROTOCOL: "http",
      CARD_PROCESSOR: "local",
      PORT: "0",
      DATA_DIR: temporaryFolder("second-data"),
      DATABASE_URL: demo.ownerUrl(),
      SECRET_KEY: secret,
      FIELD_KEYS: fieldKeys,
    },
  });
