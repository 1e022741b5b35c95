// Counters with few labels: how many requests by status, how long they took, what the page cache did. A request is
// counted in arrays of numbers: cached pages are sent in microseconds, and writing the series' names took a tenth of that.

/** Upper limits in seconds; a request is counted in the first that it fits, and the series add them up. */
const buckets = [0.005, 0.02, 0.05, 0.15, 0.5, 1, 3, 10, Number.POSITIVE_INFINITY];
const inBucket = new Float64Array(buckets.length);
const byStatus = new Float64Array(600);
const seconds = new Float64Array(1);
const events = new Map<string, number>();

export const counters = {
  /** Counts an answered request. `status` is 100 to 599, `took` in seconds. */
  request(status: number, took: number) {
    let bucket = 0;
    while (took > buckets[bucket]!) bucket++;
    inBucket[bucket]!++;
    byStatus[status]!++;
    seconds[0]! += took;
  },
  event(name: string) {
    events.set(name, (events.get(name) ?? 0) + 1);
  },
  /** Every series that has counted something, a line each. */
  lines(): string[] {
    return [...eventLines(), ...requestLines()];
  },
};

const eventLines = () =>
  [...events]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([event, count]) => `selvedge_events_total{event="${event}"} ${count}`);

function requestLines(): string[] {
  const statuses = [...byStatus].flatMap((count, status) =>
    count > 0 ? [`selvedge_requests_total{status="${status}"} ${count}`] : [],
  );
  let total = 0;
  const upTo = buckets.map((limit, at) => {
    total += inBucket[at]!;
    return `selvedge_request_seconds_bucket{le="${limit === Number.POSITIVE_INFINITY ? "+Inf" : limit}"} ${total}`;
  });
  return [
    ...upTo,
    `selvedge_request_seconds_count ${total}`,
    `selvedge_request_seconds_sum ${seconds[0]}`,
    ...statuses,
  ];
}
