import { residentMb, sharedOnceMb } from "../measure/memory.ts";
import { childrenOf } from "../measure/process-cpu.ts";
import { demoHouse } from "../pages/demo-house.ts";
import type { Row } from "../report/row.ts";

/** Seconds from nothing to the demo shop's home page: database made, demo world written. */
export async function coldStart(): Promise<Row> {
  const { coldSeconds } = await demoHouse();
  return {
    name: "cold-start",
    ratio: coldSeconds,
    target: { sign: "≤", value: 20 },
    unit: "s",
    detail: "from an empty folder to a ready server with the demo world; dependencies and builds were there",
  };
}

/** The same once more in the same folder. */
export async function warmStart(): Promise<Row> {
  const house = await demoHouse();
  const seconds = [await house.restart("all"), await house.restart("all"), await house.restart("all")].toSorted(
    (a, b) => a - b,
  );
  return {
    name: "warm-start",
    ratio: seconds[1]!,
    target: { sign: "≤", value: 3 },
    unit: "s",
    detail: `the same folder again: ${seconds.map((each) => each.toFixed(1)).join(", ")} s`,
  };
}

/** What the server holds ten seconds after a start with nobody asking. The worker, which draws pictures, is not in it. */
export async function memory(): Promise<Row> {
  const house = await demoHouse();
  const withWorkerMb = residentMb(house.server.pid);
  await house.restart("web");
  await new Promise((done) => setTimeout(done, 10_000));
  const pid = house.postgresPid();
  const postgresMb = sharedOnceMb([pid, ...childrenOf(pid)]);
  return {
    name: "memory",
    ratio: residentMb(house.server.pid),
    target: { sign: "≤", value: 400 },
    unit: "MB",
    detail: `resident, 10 s after a start; ${withWorkerMb.toFixed(0)} MB with the worker before it; PostgreSQL ${postgresMb.toFixed(0)} MB`,
  };
}
