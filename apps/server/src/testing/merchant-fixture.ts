import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedMember, seedPassword, seedPeople, seedPerson } from "@selvedge/testing/seed/people";
import { type SeededShop, seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import type { LightMyRequestResponse } from "fastify";
import { visitorOf } from "./browser.ts";
import type { TestApp } from "./test-app.ts";

export type Visitor = ReturnType<typeof visitorOf>;

export interface MerchantFixture {
  bramble: SeededShop;
  /** Another project's shop, which Ada does not know of. */
  other: SeededShop;
  /** Signed in, owner of Bramble. */
  ada: Visitor;
  /** Signed in, may only look at Bramble. */
  vera: Visitor;
  /** Signed in, no merchant anywhere. */
  joe: Visitor;
  /** Has no session. */
  nobody: Visitor;
  /** "/omnis/v3/divisions/101" of Bramble. */
  base: string;
  otherBase: string;
}

/** Bramble and a stranger's shop, with their people signed in at the dashboard. Call inside beforeAll. */
export async function merchantFixture(world: TestApp): Promise<MerchantFixture> {
  const { pools } = world.platform;
  await Promise.all([seedBlanks(pools), seedMainSite(pools)]);
  const bramble = await seedShop(pools);
  const other = await seedShop(pools, { label: "north", name: "North Kiln", code: "NK" });
  await seedPeople(pools, bramble);
  const vera = await seedPerson(pools, { email: "vera@selvedge.test", fullName: "Vera Hale" });
  await seedMember(pools, bramble, vera, "viewer");
  return {
    bramble,
    other,
    ada: await merchantAt(world, "merchant@selvedge.test"),
    vera: await merchantAt(world, "vera@selvedge.test"),
    joe: await merchantAt(world, "shopper@selvedge.test"),
    nobody: await visitorOf(world.app, "localhost").arrive(),
    base: `/omnis/v3/divisions/${bramble.divisionId}`,
    otherBase: `/omnis/v3/divisions/${other.divisionId}`,
  };
}

/** A merchant signed in at the dashboard. */
export async function merchantAt({ app }: TestApp, email: string): Promise<Visitor> {
  const visitor = await visitorOf(app, "localhost").arrive();
  await visitor.post("/omnis/v3/dashboard/secure/login/", { email, password: seedPassword });
  return visitor;
}

/** Sends one file as a form does. */
export function upload(
  visitor: Visitor,
  path: string,
  bytes: Uint8Array,
  filename: string,
): Promise<LightMyRequestResponse> {
  const boundary = "----selvedge";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return visitor.send("POST", path, body, { "content-type": `multipart/form-data; boundary=${boundary}` });
}

let keys = 0;
/** A header that no other call of this file has sent. */
export const freshKey = () => ({ "idempotency-key": `test-key-${keys++}-${process.pid}` });
