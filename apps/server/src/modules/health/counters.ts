// Counters with few labels: how many requests by kind and status, how long they took, what the page cache did.

const buckets = [0.005, 0.02, 0.05, 0.15, 0.5, 1, 3, 10];
const counts = new Map<string, number>();
const add = (series: string, amount = 1) => counts.set(series, (counts.get(series) ?? 0) + amount);

export const counters = {
  request(status: number, seconds: number) {
    add(`selvedge_requests_total{status="${status}"}`);
    add("selvedge_request_seconds_sum", seconds);
    add("selvedge_request_seconds_count");
    for (const limit of buckets) if (seconds <= limit) add(`selvedge_request_seconds_bucket{le="${limit}"}`);
    add('selvedge_request_seconds_bucket{le="+Inf"}');
  },
  event(name: string) {
    add(`selvedge_events_total{event="${name}"}`);
  },
  lines(): string[] {
    return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([series, count]) => `${series} ${count}`);
  },
};
