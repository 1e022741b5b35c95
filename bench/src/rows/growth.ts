import { type Asker, askBoth, type Times } from "../growth/ask-both.ts";
import { questions } from "../growth/questions.ts";
import { openWorlds } from "../growth/worlds.ts";
import { median } from "../measure/median.ts";
import type { Row } from "../report/row.ts";

const size = {
  divisions: Number(process.env.BENCH_DIVISIONS ?? 10_000),
  orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
};
/**
 * Every request is sent in as many rounds, all requests in each: whatever else the machine does for a while then falls
 * on a part of every question's answers, and on both worlds alike.
 */
const rounds = 10;
const asksInRound = 20;
/** Requests that come near the target are sent as often again. */
const nearRatio = 1.2;
/** Below this a difference is the machine's, not the table's. */
const leastMs = 2;

/**
 * How much slower the slowest question gets when the platform grows from ten shops to ten thousand and from a thousand
 * orders to a million: p95 of each question over two hundred answers or more. Throws where a grown table is read whole.
 */
export async function growth(): Promise<Row> {
  const asker = await askBoth(await openWorlds(size));
  try {
    await askInRounds(asker, [...asker.times.keys()]);
    await askInRounds(asker, namesAbove(nearRatio, asker));
  } finally {
    asker.close();
  }
  const compared = comparedOf(asker);
  if (process.env.BENCH_VERBOSE) console.table(compared);
  const { readWhole } = asker;
  if (readWhole.length > 0) throw new Error(`Grown tables are read from end to end: ${readWhole.join("; ")}.`);
  return {
    name: "growth",
    ratio: compared[0]!.ratio,
    target: { sign: "≤", value: 1.5 },
    detail: `${size.divisions} shops, ${size.orders} orders, ${questions.length} questions; the most: ${compared.slice(0, 5).map(words).join(", ")}`,
  };
}

async function askInRounds(asker: Asker, names: readonly string[]): Promise<void> {
  for (let round = 0; round < rounds; round++) for (const name of names) await asker.ask(name, asksInRound);
}

const namesAbove = (ratio: number, asker: Asker): string[] =>
  comparedOf(asker)
    .filter((one) => one.ratio > ratio)
    .map(({ name }) => name);

interface Compared {
  name: string;
  /** Of both p95. */
  ratio: number;
  medianRatio: number;
  smallMs: number;
  grownMs: number;
  asks: number;
}

/** Every question, the one that grew most first. */
const comparedOf = ({ times }: Asker): Compared[] =>
  [...times].map(([name, both]) => compare(name, both)).toSorted((one, other) => other.ratio - one.ratio);

function compare(name: string, { small, grown }: Times): Compared {
  const [smallMs, grownMs] = [p95(small), p95(grown)];
  return {
    name,
    ratio: ratioOf(smallMs, grownMs),
    medianRatio: ratioOf(median(small), median(grown)),
    smallMs,
    grownMs,
    asks: small.length,
  };
}

const ratioOf = (smallMs: number, grownMs: number) => Math.max(grownMs, leastMs) / Math.max(smallMs, leastMs);

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;

const words = ({ name, ratio, medianRatio, smallMs, grownMs }: Compared) =>
  `${name} ${ratio.toFixed(2)} (${smallMs.toFixed(1)} → ${grownMs.toFixed(1)} ms, medians ${medianRatio.toFixed(2)})`;
