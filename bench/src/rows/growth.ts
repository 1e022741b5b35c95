import { questions, requestsOf } from "../growth/questions.ts";
import { openWorlds, type World, type Worlds } from "../growth/worlds.ts";
import { type Connection, openConnection } from "../http/connection.ts";
import type { Row } from "../report/row.ts";

const size = {
  divisions: Number(process.env.BENCH_DIVISIONS ?? 10_000),
  orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
};
const rounds = 40;
/** Below this a difference is the machine's, not the table's. */
const leastMs = 2;
/** A table that is read from end to end counts once it has grown to this many rows. */
const grownRows = 50_000;

/**
 * How much slower the slowest question gets when the platform grows from ten shops to ten thousand and from a thousand
 * orders to a million: p95 of each question, asked in turn of both worlds. Throws where a grown table is read whole.
 */
export async function growth(): Promise<Row> {
  const worlds = await openWorlds(size);
  const compared = await compareAll(worlds);
  const worst = compared.reduce((most, one) => (one.ratio > most.ratio ? one : most));
  const listed = compared
    .toSorted((one, other) => other.ratio - one.ratio)
    .slice(0, 5)
    .map(
      ({ name, ratio, smallMs, grownMs }) =>
        `${name} ${ratio.toFixed(2)} (${smallMs.toFixed(1)} → ${grownMs.toFixed(1)} ms)`,
    );
  return {
    name: "growth",
    ratio: worst.ratio,
    target: { sign: "≤", value: 1.5 },
    detail: `${size.divisions} shops, ${size.orders} orders, ${questions.length} questions; the most: ${listed.join(", ")}`,
  };
}

interface Compared {
  name: string;
  ratio: number;
  smallMs: number;
  grownMs: number;
}

async function compareAll({ small, grown }: Worlds): Promise<Compared[]> {
  const [asked, askedGrown] = [await requestsOf(small), await requestsOf(grown)];
  const connections = [await openConnection(small.server.port), await openConnection(grown.server.port)] as const;
  const compared: Compared[] = [];
  const read: string[] = [];
  try {
    for (const { name } of questions) {
      const [one, other] = [asked.get(name)!, askedGrown.get(name)!];
      for (let warm = 0; warm < 6; warm++) {
        await timed(connections[0], one, name);
        await timed(connections[1], other, name);
      }
      await forget(grown);
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        times[0].push(await timed(connections[0], one, name));
        times[1].push(await timed(connections[1], other, name));
      }
      const [smallMs, grownMs] = times.map(p95) as [number, number];
      compared.push({ name, smallMs, grownMs, ratio: Math.max(grownMs, leastMs) / Math.max(smallMs, leastMs) });
      read.push(...(await readWhole(grown)).map((table) => `${name}: ${table}`));
    }
  } finally {
    for (const connection of connections) connection.close();
  }
  if (process.env.BENCH_VERBOSE) console.table(compared);
  if (read.length > 0) throw new Error(`Grown tables are read from end to end: ${[...new Set(read)].join("; ")}.`);
  return compared;
}

async function timed(connection: Connection, request: string, name: string): Promise<number> {
  const begin = performance.now();
  const { status, body } = await connection.send(request);
  if (status !== 200) throw new Error(`"${name}" was answered ${status}: ${String(body).slice(0, 200)}`);
  return performance.now() - begin;
}

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

const forget = async ({ owner }: World): Promise<void> => void (await owner.query("select pg_stat_reset()"));

/** Grown tables that were read from end to end since the counters were set back. The servers' own report is a second late. */
async function readWhole({ owner }: World): Promise<string[]> {
  await new Promise((done) => setTimeout(done, 1_200));
  const { rows } = await owner.query<{ name: string }>(
    `select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.seq_scan > 0 and c.reltuples > ${grownRows} and s.schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}
