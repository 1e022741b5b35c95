import type { Connection } from "../http/connection.ts";
import { inParallel } from "../measure/in-parallel.ts";
import { cpuSeconds, treeCpuSeconds } from "../measure/process-cpu.ts";
import type { Reading } from "../measure/rounds.ts";

/** Requests a page after something has been done, `count` times one after another. Gives the server's time, in microseconds each. */
export async function askAfter(
  change: () => Promise<void>,
  request: string,
  { connection, serverPid, count }: { connection: Connection; serverPid: number; count: number },
): Promise<number> {
  const before = cpuSeconds(serverPid);
  for (let times = 0; times < count; times++) {
    await change();
    const { status } = await connection.send(request);
    if (status !== 200) throw new Error(`A page was answered ${status}.`);
  }
  return ((cpuSeconds(serverPid) - before) * 1e6) / count;
}

/** Requests a page `count` times over several connections and reads what it cost the server. */
export async function askFor(
  request: string,
  connections: readonly Connection[],
  { serverPid, count, postgresPid }: { serverPid: number; count: number; postgresPid?: number | undefined },
): Promise<Reading> {
  const bytes = Buffer.from(request);
  const postgres = () => (postgresPid === undefined ? 0 : treeCpuSeconds(postgresPid));
  const before = [cpuSeconds(serverPid), postgres()] as const;
  const seconds = await inParallel(connections.length, new Array<null>(count).fill(null), async (_, worker) => {
    const { status } = await connections[worker]!.send(bytes);
    if (status !== 200) throw new Error(`A page was answered ${status}.`);
  });
  const each = (used: number) => (used * 1e6) / count;
  return {
    perSecond: count / seconds,
    nodeUs: each(cpuSeconds(serverPid) - before[0]),
    postgresUs: each(postgres() - before[1]),
  };
}
