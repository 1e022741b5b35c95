import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { startChild } from "../children/child.ts";
import { temporaryFolder } from "../children/clean-up.ts";
import { signInAsMerchant } from "../http/merchant.ts";
import { nameOf, peakMb, residentMb, sharedOnceMb } from "../measure/memory.ts";
import { childrenOf } from "../measure/process-cpu.ts";
import type { Row } from "../report/row.ts";

const afterStartMs = 600_000;
const afterUploadsMs = 60_000;
const uploads = 30;
const sidePx = 2_400;

/** What the server that a first `npm start` leaves holds ten minutes later: in one process, worker and all. */
export async function memory(): Promise<Row> {
  const { startedMb, peakMb: most, postgresMb } = await measured();
  return {
    name: "memory",
    ratio: startedMb,
    target: { sign: "≤", value: 350 },
    unit: "MB",
    detail: `resident, server and rendering process, 10 min after the first start of an empty folder; the server's peak ${most.toFixed(0)} MB; PostgreSQL ${postgresMb.toFixed(0)} MB`,
  };
}

/** How much more the same server holds a minute after a merchant has uploaded thirty large pictures. */
export async function memoryAfterUploads(): Promise<Row> {
  const { startedMb, uploadedMb, mostMb } = await measured();
  return {
    name: "memory-after-uploads",
    ratio: uploadedMb - startedMb,
    target: { sign: "≤", value: 50 },
    unit: "MB",
    detail: `${startedMb.toFixed(0)} → ${uploadedMb.toFixed(0)} MB a minute after ${uploads} pictures of ${sidePx} × ${sidePx} px; ${mostMb.toFixed(0)} MB while they came`,
  };
}

interface Measured {
  startedMb: number;
  peakMb: number;
  postgresMb: number;
  uploadedMb: number;
  mostMb: number;
}

let measuring: Promise<Measured> | undefined;
/** Both rows are read off one server. */
const measured = () => (measuring ??= measure());

async function measure(): Promise<Measured> {
  const folder = temporaryFolder("memory");
  const server = await startChild({
    file: "../../../tools/run/start.mjs",
    log: join(folder, "server.log"),
    env: { PORT: "0", DATA_DIR: join(folder, "data") },
  });
  const isDatabase = (pid: number) => nameOf(pid) === "postgres";
  const heldMb = () =>
    [server.pid, ...childrenOf(server.pid).filter((pid) => !isDatabase(pid))].reduce(
      (sum, pid) => sum + residentMb(pid),
      0,
    );
  await wait(afterStartMs);
  const startedMb = heldMb();
  const postgres = childrenOf(server.pid).filter(isDatabase);
  const postgresMb = sharedOnceMb(postgres.flatMap((pid) => [pid, ...childrenOf(pid)]));
  const peak = peakMb(server.pid);
  const merchant = await signInAsMerchant(server.port);
  let mostMb = 0;
  for (let number = 0; number < uploads; number++) {
    await merchant.upload(await picture(number), `picture-${number}.png`);
    mostMb = Math.max(mostMb, heldMb());
  }
  await wait(afterUploadsMs);
  const uploadedMb = heldMb();
  await server.stop();
  return { startedMb, peakMb: peak, postgresMb, uploadedMb, mostMb };
}

/** A picture of its own for every number, hard to pack. */
const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: sidePx,
      height: sidePx,
      channels: 3,
      background: { r: number * 8, g: 120, b: 200 },
      noise: { type: "gaussian", mean: 60 + number * 4, sigma: 30 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
