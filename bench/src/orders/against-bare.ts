// One kind of request over HTTP against its own statements through bare pg: the same database, the same preparation,
// as many shoppers at once.
import { type Connection, openConnection } from "../http/connection.ts";
import { inParallel } from "../measure/in-parallel.ts";
import { cpuSeconds, treeCpuSeconds } from "../measure/process-cpu.ts";
import { type Compared, compare, type Reading } from "../measure/rounds.ts";
import type { Identity } from "../replay/identity.ts";
import { type Plan, planOf, type Recorded } from "../replay/plan.ts";
import { recordDuring } from "../replay/recording.ts";
import { type Learn, replay } from "../replay/replay.ts";
import { type BenchServer, benchServer } from "./bench-server.ts";
import { arrive, identityOf, newShopper, type Shopper } from "./shopper.ts";
import type { BenchShop } from "./shops.ts";

export interface Purchase {
  /** What must be there before: baskets, cards. */
  prepare(server: BenchServer, shoppers: readonly Shopper[]): Promise<void>;
  /** The whole request. */
  request(shopper: Shopper, token: string): string;
  /** Adds to an identity what the server's answer has about it. */
  recognise(identity: Identity, answer: string, shop: BenchShop): void;
  learn: (shop: BenchShop) => Learn;
}

const clients = 16;
const rounds = 5;

/** Measures a purchase `count` times in each round. */
export async function againstBare(purchase: Purchase, count: number): Promise<Compared & { statements: number }> {
  const place = await benchServer();
  const plans = await recordPlans(place, purchase);
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(place.server.port)));
  try {
    const overHttp = () => httpRound(place, purchase, connections, count);
    const bare = () => bareRound(place, purchase, plans, count);
    await overHttp();
    await bare();
    await place.owner.query("vacuum analyze");
    const compared = await compare(rounds, overHttp, bare);
    return { ...compared, statements: plans.values().next().value!.length };
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** Each shop's own list of statements, from two real requests. */
export async function recordPlans(place: BenchServer, purchase: Purchase): Promise<Map<BenchShop, Plan>> {
  const recorder = await place.startRecorder();
  const connection = await openConnection(recorder.port);
  const plans = new Map<BenchShop, Plan>();
  for (const shop of place.shops) {
    const record = async (): Promise<Recorded> => {
      const shopper = newShopper(shop);
      await purchase.prepare(place, [shopper]);
      const token = await arrive(connection, shopper);
      const identity = identityOf(shopper);
      const statements = await recordDuring(recorder, async () => {
        const { status, body } = await connection.send(purchase.request(shopper, token));
        if (status !== 200) throw new Error(`A recorded request was answered ${status}: ${body}`);
        purchase.recognise(identity, String(body), shop);
      });
      return { statements, identity };
    };
    // A shop's first request also reads what the server then remembers about the shop.
    await record();
    plans.set(shop, planOf(await record(), await record()));
  }
  connection.close();
  await recorder.stop();
  return plans;
}

async function httpRound(
  place: BenchServer,
  purchase: Purchase,
  connections: Connection[],
  count: number,
): Promise<Reading> {
  const shoppers = crowd(place, count);
  await purchase.prepare(place, shoppers);
  const requests = new Array<string>(count);
  await inParallel(clients, [...shoppers.entries()], async ([index, shopper], worker) => {
    requests[index] = purchase.request(shopper, await arrive(connections[worker]!, shopper));
  });
  return reading(place, place.server.pid, count, () =>
    inParallel(clients, requests, async (request, worker) => {
      const { status, body } = await connections[worker]!.send(request);
      if (status !== 200) throw new Error(`A request was answered ${status}: ${body}`);
    }),
  );
}

async function bareRound(place: BenchServer, purchase: Purchase, plans: Map<BenchShop, Plan>, count: number) {
  const shoppers = crowd(place, count);
  await purchase.prepare(place, shoppers);
  return reading(place, process.pid, count, () =>
    inParallel(clients, shoppers, async (shopper) => {
      const client = await place.bare.connect();
      try {
        await replay(client, plans.get(shopper.shop)!, identityOf(shopper), purchase.learn(shopper.shop));
      } finally {
        client.release();
      }
    }),
  );
}

const crowd = ({ shops }: BenchServer, count: number): Shopper[] =>
  Array.from({ length: count }, (_, index) => newShopper(shops[index % shops.length]!));

async function reading(
  place: BenchServer,
  nodePid: number,
  count: number,
  work: () => Promise<number>,
): Promise<Reading> {
  const before = [cpuSeconds(nodePid), treeCpuSeconds(place.postgresPid)] as const;
  const seconds = await work();
  const each = (used: number) => (used * 1e6) / count;
  return {
    perSecond: count / seconds,
    nodeUs: each(cpuSeconds(nodePid) - before[0]),
    postgresUs: each(treeCpuSeconds(place.postgresPid) - before[1]),
  };
}
