import { median, spread } from "./median.ts";

/** One measurement: how many a second, and what each cost. */
export interface Reading {
  perSecond: number;
  /** Processor time of our own side for each piece of work, in microseconds. */
  nodeUs: number;
  postgresUs: number;
}

export interface Compared {
  /** Middle of the rounds' ratios, ours through the reference, by how many a second. */
  ratio: number;
  spread: string;
  /** Ours through the reference by processor time of our own side; what one core could do, turned round. */
  cpuRatio: number;
  cpuSpread: string;
  /** Middle of the rounds' ratios of all processor time, the reference's through ours: how much of its speed ours has. */
  workRatio: number;
  workSpread: string;
  ours: Reading;
  reference: Reading;
}

/**
 * Measures ours and the reference in turn. The two of one round are next to each other, so that whatever else the
 * machine does touches both; which of them goes first changes from round to round.
 */
export async function compare(
  rounds: number,
  ours: (round: number) => Promise<Reading>,
  reference: (round: number) => Promise<Reading>,
): Promise<Compared> {
  const pairs: [Reading, Reading][] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await ours(round);
      pairs.push([first, await reference(round)]);
    } else {
      const first = await reference(round);
      pairs.push([await ours(round), first]);
    }
  }
  const ratios = pairs.map(([mine, theirs]) => mine.perSecond / theirs.perSecond);
  const cpuRatios = pairs.map(([mine, theirs]) => mine.nodeUs / theirs.nodeUs);
  const work = ({ nodeUs, postgresUs }: Reading) => nodeUs + postgresUs;
  const workRatios = pairs.map(([mine, theirs]) => work(theirs) / work(mine));
  return {
    ratio: median(ratios),
    spread: spread(ratios),
    cpuRatio: median(cpuRatios),
    cpuSpread: spread(cpuRatios),
    workRatio: median(workRatios),
    workSpread: spread(workRatios),
    ours: middle(pairs.map(([mine]) => mine)),
    reference: middle(pairs.map(([, theirs]) => theirs)),
  };
}

function middle(readings: readonly Reading[]): Reading {
  const of = (name: keyof Reading) => median(readings.map((reading) => reading[name]));
  return { perSecond: of("perSecond"), nodeUs: of("nodeUs"), postgresUs: of("postgresUs") };
}
