import { beforeAll, expect, test, vi } from "vitest";

let counters: typeof import("./counters.ts")["counters"];
beforeAll(async () => {
  vi.resetModules();
  ({ counters } = await import("./counters.ts"));
});

const valueAt = (series: string) =>
  counters
    .lines()
    .find((line) => line.startsWith(`${series} `))
    ?.split(" ")
    .at(-1);

test("a request is counted by its status, and in every bucket that is wide enough for it", () => {
  counters.request(200, 0);
  counters.request(200, 0.02);
  counters.request(404, 0.021);
  counters.request(599, 60);
  expect(valueAt('selvedge_requests_total{status="200"}')).toBe("2");
  expect(valueAt('selvedge_requests_total{status="404"}')).toBe("1");
  expect(valueAt('selvedge_requests_total{status="599"}')).toBe("1");
  const upTo = ["0.005", "0.02", "0.05", "10", "+Inf"].map((le) =>
    valueAt(`selvedge_request_seconds_bucket{le="${le}"}`),
  );
  expect(upTo).toEqual(["1", "2", "3", "3", "4"]);
  expect(valueAt("selvedge_request_seconds_count")).toBe("4");
  expect(Number(valueAt("selvedge_request_seconds_sum"))).toBeCloseTo(60.041, 9);
});

test("events are counted by name, and statuses that never were are left out", () => {
  counters.event("job done");
  counters.event("job done");
  expect(valueAt('selvedge_events_total{event="job done"}')).toBe("2");
  expect(counters.lines().filter((line) => line.includes("requests_total"))).toHaveLength(3);
});
