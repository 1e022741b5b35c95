import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedMainSite, seedShop } from "@selvedge/testing/seed/shop";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testApp } from "../../../testing/test-app.ts";
import { issueCode, type PurposeName, readLink, redeemCode, redeemLink, sendOneTimeCode } from "./index.ts";
import { digestOfToken, digitsOf } from "./secrets.ts";

const world = testApp();
let shopId: DivisionId;
beforeAll(async () => {
  await seedMainSite(world.database.pools);
  shopId = (await seedShop(world.database.pools)).divisionId;
});
afterEach(() => vi.restoreAllMocks());

let count = 0;
const address = () => `reader${++count}@postbox.example`;
const work = <T>(run: (db: Parameters<Parameters<typeof withoutDivision>[1]>[0]) => Promise<T>) =>
  withoutDivision(world.database.pools.web, run);
const issue = (purpose: PurposeName, sentTo: string, divisionId: DivisionId | null = null) =>
  work((db) => issueCode(world.platform, db, { purpose, sentTo, divisionId }));
const typeCode = (purpose: PurposeName, sentTo: string, code: string) =>
  work((db) => redeemCode(world.platform, db, purpose, { sentTo, code }));
const follow = (purpose: PurposeName, token: string) => work((db) => redeemLink(world.platform, db, purpose, token));
const digits = (purpose: PurposeName, id: number) => digitsOf(world.config.secret, purpose, id);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
function later(minutes: number) {
  const at = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(world.platform, "now").mockImplementation(() => at);
}
const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;

describe("six digits", () => {
  test("are redeemed once, with or without the space between the threes", async () => {
    const sentTo = address();
    const { id } = await issue("verify_email", sentTo);
    const code = digits("verify_email", id);
    expect(code).toMatch(/^\d{6}$/);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await typeCode("verify_email", sentTo, spaced)).toMatchObject({ ok: true, row: { sent_to: sentTo } });
    expect(await typeCode("verify_email", sentTo, code)).toEqual({ ok: false, triesLeft: 0 });
  });

  test("of one address and purpose open nothing for another", async () => {
    const [sentTo, other] = [address(), address()];
    const { id } = await issue("verify_email", sentTo);
    await issue("verify_email", other);
    const code = digits("verify_email", id);
    expect((await typeCode("verify_email", other, code)).ok).toBe(false);
    expect(await typeCode("sign_in", sentTo, code)).toEqual({ ok: false, triesLeft: 0 });
    expect((await typeCode("verify_email", sentTo, code)).ok).toBe(true);
  });

  test("are dead after five wrong tries, also when the right ones follow", async () => {
    const sentTo = address();
    const { id } = await issue("sign_in", sentTo);
    const code = digits("sign_in", id);
    const left = [];
    for (let tries = 0; tries < 5; tries++) left.push(await typeCode("sign_in", sentTo, wrong(code)));
    expect(left.map((answer) => !answer.ok && answer.triesLeft)).toEqual([4, 3, 2, 1, 0]);
    expect(await typeCode("sign_in", sentTo, code)).toEqual({ ok: false, triesLeft: 0 });
  });

  test("that many type at once are counted one by one, and redeemed by one", async () => {
    const sentTo = address();
    const { id } = await issue("sign_in", sentTo);
    const code = digits("sign_in", id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => typeCode("sign_in", sentTo, code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const guessed = address();
    const next = await issue("sign_in", guessed);
    const bad = wrong(digits("sign_in", next.id));
    await Promise.all(Array.from({ length: 8 }, () => typeCode("sign_in", guessed, bad)));
    expect(await rows("select wrong_tries from one_time_codes where id = $1", [next.id])).toEqual([{ wrong_tries: 5 }]);
  });

  test.each([
    ["sign_in", 9, true],
    ["sign_in", 11, false],
    ["verify_email", 14, true],
    ["verify_email", 16, false],
  ] as const)("for %s after %i minutes: %s", async (purpose, minutes, ok) => {
    const sentTo = address();
    const { id } = await issue(purpose, sentTo);
    later(minutes);
    expect((await typeCode(purpose, sentTo, digits(purpose, id))).ok).toBe(ok);
  });

  test("are ended by a newer code of the same address", async () => {
    const sentTo = address();
    const first = await issue("sign_in", sentTo);
    const second = await issue("sign_in", sentTo);
    expect((await follow("sign_in", first.token)) === null).toBe(true);
    expect((await typeCode("sign_in", sentTo, digits("sign_in", second.id))).ok).toBe(true);
  });
});

describe("a link", () => {
  test("is read without ending it, and redeemed once, by one of two at the same time", async () => {
    const sentTo = address();
    const { token } = await issue("reset_password", sentTo);
    for (const _ of [1, 2])
      expect(await work((db) => readLink(world.platform, db, "reset_password", token))).toMatchObject({
        sent_to: sentTo,
      });
    const answers = await Promise.all([1, 2, 3, 4].map(() => follow("reset_password", token)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await follow("reset_password", token)).toBeNull();
  });

  test("of another purpose, another secret or no shape opens nothing", async () => {
    const { token } = await issue("reset_password", address());
    expect(await follow("sign_in", token)).toBeNull();
    expect(await follow("reset_password", "A".repeat(22))).toBeNull();
    expect(await follow("reset_password", "'; select")).toBeNull();
    expect(await follow("reset_password", token)).not.toBeNull();
  });

  test("and its code are one: redeeming either ends both", async () => {
    const sentTo = address();
    const { id, token } = await issue("sign_in", sentTo);
    expect(await follow("sign_in", token)).not.toBeNull();
    expect(await typeCode("sign_in", sentTo, digits("sign_in", id))).toEqual({ ok: false, triesLeft: 0 });
  });
});

describe("what is stored and sent", () => {
  test("a copy of the table shows neither token nor digits", async () => {
    const { id, token } = await issue("sign_in", address());
    const [row] = await rows("select * from one_time_codes where id = $1", [id]);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_digest).toEqual(digestOfToken(token));
    expect(row.code_digest).toHaveLength(32);
  });

  test("the mail comes once from the shop that asked, with code and link", async () => {
    const sentTo = address();
    const { id, token } = await issue("sign_in", sentTo, shopId);
    await sendOneTimeCode(world.platform, { id });
    await sendOneTimeCode(world.platform, { id });
    const mails = await rows("select * from mails where to_address = $1", [sentTo]);
    expect(mails).toHaveLength(1);
    const code = digits("sign_in", id);
    expect(mails[0]).toMatchObject({ division_id: shopId, kind: "sign_in", has_secret: true });
    for (const text of [mails[0].html, mails[0].body_text]) {
      expect(text).toContain(`${code.slice(0, 3)} ${code.slice(3)}`);
      expect(text).toContain(`/login/link/${token}/`);
    }
  });

  test("a delivered mail is stored without its secret", async () => {
    const sentTo = address();
    const { id } = await issue("reset_password", sentTo);
    const sent: string[] = [];
    const mailer = { isDelivering: true, send: async ({ text }: { text: string }) => void sent.push(text) };
    await sendOneTimeCode({ ...world.platform, mailer }, { id });
    expect(sent).toHaveLength(1);
    const [mail] = await rows("select subject, html, body_text from mails where to_address = $1", [sentTo]);
    expect(mail).toEqual({ subject: "", html: "", body_text: "" });
  });

  test("a text message has the digits, and loses them once it is delivered", async () => {
    const { id } = await issue("second_factor", "+447700900123");
    const sent: string[] = [];
    const textMessages = { isDelivering: true, send: async ({ body }: { body: string }) => void sent.push(body) };
    await sendOneTimeCode({ ...world.platform, textMessages }, { id });
    await sendOneTimeCode({ ...world.platform, textMessages }, { id });
    expect(sent).toEqual([`${digits("second_factor", id)} is your Selvedge code.`]);
    expect(await rows("select body from text_messages")).toEqual([{ body: "" }]);
  });

  test("a code that was redeemed before its mail was written is not sent", async () => {
    const sentTo = address();
    const { id, token } = await issue("sign_in", sentTo);
    await follow("sign_in", token);
    await sendOneTimeCode(world.platform, { id });
    expect(await rows("select 1 from mails where to_address = $1", [sentTo])).toEqual([]);
  });
});
