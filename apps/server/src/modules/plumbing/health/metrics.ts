import type { Platform } from "../../../platform.ts";
import { counters } from "./counters.ts";

/** Prometheus text of this process. Source: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export async function metricsText({ pools, freeBytes }: Platform): Promise<string> {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const jobs = await pools.web
    .query('select oldest_job_age_seconds() as "oldestSeconds", failed_job_count() as failed')
    .then(
      ({ rows }) => rows[0],
      () => ({ oldestSeconds: -1, failed: -1 }),
    );
  const gauges: [name: string, help: string, value: number][] = [
    ["selvedge_memory_bytes", "Resident memory", memory.rss],
    ["selvedge_heap_bytes", "Used heap", memory.heapUsed],
    ["selvedge_cpu_seconds_total", "CPU time used", (cpu.user + cpu.system) / 1e6],
    ["selvedge_uptime_seconds", "Time since the start", process.uptime()],
    ["selvedge_pool_waiting", "Requests waiting for a connection", pools.web.waitingCount],
    [
      "selvedge_oldest_job_seconds",
      "How long the oldest due job has waited; -1 while the database is silent",
      jobs.oldestSeconds,
    ],
    ["selvedge_failed_jobs", "Jobs whose tries are used up; -1 while the database is silent", jobs.failed],
    ["selvedge_disk_free_bytes", "Room on the disk of DATA_DIR", await freeBytes()],
    ["selvedge_pool_open", "Open connections", pools.web.totalCount],
  ];
  const lines = gauges.flatMap(([name, help, value]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${name.endsWith("_total") ? "counter" : "gauge"}`,
    `${name} ${value}`,
  ]);
  return `${[...lines, ...counters.lines()].join("\n")}\n`;
}
