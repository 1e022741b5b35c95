// One pair of hands on the factory floor: makes a whole order, and asks again with the same event whenever the line breaks.
import { randomUUID } from "node:crypto";
import { seedPassword } from "@selvedge/testing/seed/people";
import { expect } from "vitest";
import { type HttpAnswer, sessionVisitor } from "./server-process.ts";

export interface FloorWorker {
  /** Releases an order; gives its labels, also when somebody else released it first. */
  release(orderId: number): Promise<string[]>;
  /** Makes every garment of an order and sends it; with a fault the first is thrown away at QC and made again. */
  make(labels: readonly string[], hasFault: boolean): Promise<void>;
  /** Sends every scan once more and compares the answers. */
  repeatAll(): Promise<void>;
}

interface Answer {
  outcome: string;
  code: string;
  open: string;
  newLabel?: string;
  garment: { hole: string } | null;
}

const api = "/omnis/v3";
/** As soon as a hand looks at the machine again: each look is a scan of its own, and is stored. */
const lookAgainMs = 250;
const wait = (delayMs: number) => new Promise((done) => setTimeout(done, delayMs));

/** Signs in on the back-office host. `port` is asked at every call, because a server that was killed comes back elsewhere. */
export async function floorWorker(port: () => number, email: string, printer: string): Promise<FloorWorker> {
  const visitor = sessionVisitor(port, "backoffice.localhost");
  await visitor.arrive();
  await visitor.post(`${api}/dashboard/secure/login/`, { email, password: seedPassword });
  const sent: { path: string; body: object; answer: Answer }[] = [];

  /** Until the server says something final. */
  async function patiently(path: string, body: object): Promise<HttpAnswer["json"]> {
    for (;;) {
      const answer = await visitor.post(path, body).catch(() => null);
      if (answer && answer.status < 500) {
        expect(answer.status, `${path} ${JSON.stringify(answer.json)}`).toBe(200);
        return answer.json.data;
      }
      await wait(40);
    }
  }

  /** One event, sent twice: a scanner that lost the line does not know whether it was heard. */
  async function event(path: string, wish: object): Promise<Answer> {
    const body = { ...wish, clientEventId: randomUUID() };
    const answer: Answer = await patiently(path, body);
    expect(await patiently(path, body)).toEqual(answer);
    sent.push({ path, body, answer });
    return answer;
  }

  async function scan(station: string, text: string, open = ""): Promise<Answer> {
    const answer = await event(`${api}/factory/scans/`, { station, text, open });
    // A garment that was picked with one that is like it has been picked before.
    const good = station.startsWith("pick") ? ["moved", "repeated"] : ["moved", "shown"];
    expect(good, `${station} ${text}: ${answer.code}`).toContain(answer.outcome);
    return answer;
  }

  /** Until the machine has said of every side that it is printed. */
  async function print(label: string): Promise<void> {
    for (;;) {
      const answer = await event(`${api}/factory/scans/`, { station: printer, text: label, open: label });
      if (answer.outcome === "repeated") return;
      expect(["moved", "shown"], `${printer} ${label}: ${answer.code}`).toContain(answer.outcome);
      if (answer.outcome === "shown") await wait(lookAgainMs);
    }
  }

  async function makeOne(label: string, needsHole: boolean): Promise<void> {
    const picked = await scan("pick-a", label);
    if ((picked.garment as unknown as { needsPretreat: boolean }).needsPretreat) await scan("pretreat-1", label);
    await print(label);
    const shown = await scan("qc-1", label);
    await scan("qc-1", (needsHole && shown.garment?.hole) || "PASS", label);
    if (!needsHole || shown.garment?.hole) return;
    const given = await scan("wall-1", label);
    await scan("wall-1", given.garment!.hole, label);
  }

  async function throwAway(label: string): Promise<string> {
    await scan("pick-a", label);
    const answer = await event(`${api}/factory/faults/`, { station: "qc-1", label, defect: "stain", note: "" });
    return answer.newLabel!;
  }

  return {
    async release(orderId) {
      const [outcome] = await patiently(`${api}/atlas/orders/release/`, { orders: [orderId] });
      return outcome.labels;
    },
    async make(labels, hasFault) {
      const [first, ...others] = labels;
      const made = hasFault ? [await throwAway(first!), ...others] : labels;
      for (const label of made) await makeOne(label, made.length > 1);
      for (const label of made) await scan("pack-1", label);
      await scan("dispatch-1", made[0]!);
    },
    async repeatAll() {
      for (const { path, body, answer } of sent) expect(await patiently(path, body)).toEqual(answer);
    },
  };
}
