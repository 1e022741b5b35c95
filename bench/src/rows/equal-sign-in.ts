import { hashPassword } from "@selvedge/db/passwords";
import { openConnection } from "../http/connection.ts";
import { median, spread } from "../measure/median.ts";
import { cpuSeconds, treeCpuSeconds } from "../measure/process-cpu.ts";
import { type BenchServer, benchServer } from "../orders/bench-server.ts";
import { arrive, changeOf, newShopper } from "../orders/shopper.ts";
import type { Row } from "../report/row.ts";

const rounds = 9;
/** Requests of one side of a round, one after another. */
const count = 40;
const known = "known@postbox.example";

/**
 * What a wrong password costs for an address that has an account, against one that has none: whoever asks must not learn
 * which it is. Processor time of server and database, because on a shared machine the clock says little.
 */
export async function equalSignIn(): Promise<Row> {
  const place = await benchServer();
  await addAccount(place);
  const connection = await openConnection(place.server.port);
  const shopper = newShopper(place.shops[0]!);
  const token = await arrive(connection, shopper);
  const guess = async (email: string): Promise<void> => {
    // The waits and counts of earlier tries.
    await place.owner.query("truncate rate_limits, sign_in_delays");
    const body = { email, password: "guess" };
    const answer = await connection.send(changeOf(shopper, token, { path: "/dashboard/secure/login/", body }));
    if (answer.status !== 422) throw new Error(`A wrong password was answered ${answer.status}: ${answer.body}`);
  };
  const msOf = async (email: string): Promise<number> => {
    const begin = cpuOf(place);
    for (let request = 0; request < count; request++) await guess(email);
    return ((cpuOf(place) - begin) / count) * 1000;
  };
  const times: { known: number; unknown: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const unknown = `nobody${round}@postbox.example`;
    if (round % 2 === 0) times.push({ known: await msOf(known), unknown: await msOf(unknown) });
    else times.push({ unknown: await msOf(unknown), known: await msOf(known) });
  }
  connection.close();
  const ratios = times.map((time) => time.known / time.unknown);
  const ms = (of: "known" | "unknown") => median(times.map((time) => time[of])).toFixed(1);
  return {
    name: "equal-sign-in",
    ratio: Math.max(median(ratios), 1 / median(ratios)),
    target: { sign: "≤", value: 1.1 },
    detail: `CPU of a wrong password: known address ${ms("known")} ms, unknown ${ms("unknown")} ms; rounds ${spread(ratios)}`,
  };
}

const cpuOf = ({ server, postgresPid }: BenchServer): number => cpuSeconds(server.pid) + treeCpuSeconds(postgresPid);

async function addAccount({ owner }: BenchServer): Promise<void> {
  await owner.query(
    `insert into accounts (email, email_normalised, full_name, password_hash, verified_at)
     values ($1, $1, 'Known', $2, now()) on conflict do nothing`,
    [known, await hashPassword("heddle-shaft-9")],
  );
}
