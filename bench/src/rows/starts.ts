import { demoServer } from "../pages/demo-server.ts";
import type { Row } from "../report/row.ts";

/** Seconds from nothing to the demo shop's home page: database made, demo world written. */
export async function coldStart(): Promise<Row> {
  const { coldSeconds } = await demoServer();
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
  const demo = await demoServer();
  const seconds = [await demo.restart("all"), await demo.restart("all"), await demo.restart("all")].toSorted(
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
