import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { seedStaff } from "@selvedge/testing/seed/people";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../app.ts";
import { visitorOf } from "../../../testing/browser.ts";
import { merchantFixture, type Visitor } from "../../../testing/merchant-fixture.ts";
import { openStream } from "../../../testing/open-stream.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
const api = "/omnis/v3";
const rhiansBadge = "04A17C52B5";
const tomaszsBadge = "04:a1:7c:52:b4";
const pins = { rhian: "295164", tomasz: "730418" };

/** Leads the floor, and has opened `terminal`. */
let priya: Visitor;
let picker: Visitor;
/** The tablet at the printer: a badge signs its person in there. */
let terminal: Visitor;
let other: Visitor;
let rhian: number;
let tomasz: number;
let moses: number;
let rhiansBadgeId: number;
let clockMs = 0;

const rows = async (text: string, values: unknown[] = []) =>
  (await world.database.pools.backOffice.query(text, values)).rows;
const staffAt = async (email: string) => {
  const visitor = await visitorOf(world.app, "backoffice.localhost").arrive();
  await visitor.post(`${api}/dashboard/secure/login/`, { email, password: "selvedge-demo" });
  return visitor;
};
const issue = (who: Visitor, id: number | string, code: unknown) =>
  who.post(`${api}/atlas/users/${id}/badges/`, { code });
const withdraw = (who: Visitor, id: number | string, because = "lost") =>
  who.post(`${api}/atlas/badges/${id}/withdraw/`, { because });
const setPin = (who: Visitor, id: number | string, pin: unknown) =>
  who.send("PUT", `${api}/atlas/users/${id}/pin/`, { pin });
const read = (at: Visitor, badge: unknown) => at.post(`${api}/factory/badges/read/`, { badge });
const enter = (at: Visitor, badge: string, pin: string) => at.post(`${api}/factory/badges/sign-in/`, { badge, pin });
const stateAt = async (at: Visitor) => (await at.get(`${api}/dashboard/secure/get/`)).json();
const whoIsAt = async (at: Visitor) => (await stateAt(at)).account?.fullName ?? null;
const refusal = (answer: { statusCode: number; json(): { code: string; message: string } }) => [
  answer.statusCode,
  answer.json().code,
  answer.json().message,
];
/** A browser that Priya has made a terminal, and where nobody is signed in. */
async function terminalAt(station: string, lockAfterMinutes = 5): Promise<Visitor> {
  const tablet = await staffAt("factory@selvedge.test");
  expect((await tablet.post(`${api}/atlas/terminals/`, { station, lockAfterMinutes })).statusCode).toBe(200);
  await tablet.post(`${api}/dashboard/secure/logout/`);
  return tablet;
}
const audits = () =>
  rows("select action, subject, detail from platform_audit_log where actor_kind = 'staff' order by id");

beforeAll(async () => {
  await merchantFixture(world);
  const { pools } = world.database;
  const hand = async (email: string, fullName: string, role: string) =>
    (await seedStaff(pools, { email, fullName, roles: [role] })).staffUserId;
  rhian = await hand("rhian@selvedge.test", "Rhian Powell", "printer");
  tomasz = await hand("tomasz@selvedge.test", "Tomasz Wilk", "picker");
  moses = await hand("moses@selvedge.test", "Moses Kamau", "moderator");
  // A clock that the tests move; the server reads it at every request.
  const app = world.app;
  world.app = await buildApp({ ...world.platform, now: () => new Date(Date.now() + clockMs) });
  [priya, picker, terminal, other] = [
    await staffAt("factory@selvedge.test"),
    await staffAt("tomasz@selvedge.test"),
    await terminalAt("gtx-2"),
    await terminalAt("pick-a"),
  ];
  return async () => {
    await world.app.close();
    world.app = app;
  };
});

beforeEach(async () => {
  clockMs = 0;
  await rows("delete from rate_limits");
  await rows("delete from sessions where terminal_id is not null");
  await rows("update staff_rfids set revoked_at = now() where revoked_at is null");
  await rows("update staff_users set status = 0");
  rhiansBadgeId = (await issue(priya, rhian, rhiansBadge)).json().data.id;
  await issue(priya, tomasz, tomaszsBadge);
  await setPin(priya, rhian, pins.rhian);
  await setPin(priya, tomasz, pins.tomasz);
  await world.database.ownerQuery("truncate platform_audit_log");
});

describe("a badge", () => {
  test("is stored keyed, with its last four characters, and its issue is audited", async () => {
    const [row] = await rows("select * from staff_rfids where id = $1", [rhiansBadgeId]);
    expect(row).toMatchObject({ staff_user_id: rhian, code_ending: "52B5", revoked_at: null });
    expect(JSON.stringify(row)).not.toMatch(/04A17C/i);
    await withdraw(priya, rhiansBadgeId, "returned");
    const secondId = (await issue(priya, rhian, "04A17C52C9")).json().data.id;
    expect(await audits()).toEqual([
      {
        action: "badge.withdrawn",
        subject: `user ${rhian}`,
        detail: { badge: rhiansBadgeId, ending: "52B5", because: "returned" },
      },
      { action: "badge.issued", subject: `user ${rhian}`, detail: { badge: secondId, ending: "52C9" } },
    ]);
  });

  test("has one holder, and a person has one: a second time changes nothing, and refusals name what to do", async () => {
    const again = await issue(priya, rhian, "04:A1:7C:52:B5");
    expect(again.json().data).toMatchObject({ id: rhiansBadgeId, ending: "52B5" });
    expect(refusal(await issue(priya, rhian, "04A17C52C9"))).toEqual([
      409,
      "conflict",
      "Rhian has a badge. Withdraw it first.",
    ]);
    expect(refusal(await issue(priya, moses, rhiansBadge))).toEqual([
      409,
      "badgeTaken",
      "This badge is Rhian Powell's. Withdraw it there first.",
    ]);
    await withdraw(priya, rhiansBadgeId, "returned");
    expect((await issue(priya, moses, rhiansBadge)).statusCode).toBe(200);
  });

  test("that is given to two people in one instant goes to one of them", async () => {
    await rows("update staff_rfids set revoked_at = now() where revoked_at is null");
    const answers = await Promise.all([issue(priya, rhian, "04A17C52D1"), issue(priya, tomasz, "04A17C52D1")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test.each([["L2041881141"], ["5012345678900"], ["12345"]])("is not %s", async (code) => {
    expect((await issue(priya, rhian, code)).json()).toMatchObject({
      code: "validation",
      errors: { code: ["This is no badge. Hold one to the reader."] },
    });
  });

  test("is managed by those who may alone", async () => {
    const calls = [
      picker.get(`${api}/atlas/badges/`),
      issue(picker, rhian, "04A17C52C9"),
      withdraw(picker, rhiansBadgeId),
      setPin(picker, rhian, "482913"),
      picker.get(`${api}/atlas/terminals/`),
      picker.post(`${api}/atlas/terminals/`, { station: "gtx-2" }),
      picker.post(`${api}/atlas/terminals/1/close/`),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
    for (const answer of [
      await issue(priya, 99_999, "04A17C52C9"),
      await withdraw(priya, 99_999),
      await setPin(priya, 99_999, "482913"),
    ])
      expect(answer.statusCode).toBe(404);
  });
});

test("the list shows who has which badge, how their PIN stands and where they are", async () => {
  await enter(terminal, rhiansBadge, pins.rhian);
  const { data } = (await priya.get(`${api}/atlas/badges/`)).json();
  const byName = Object.fromEntries(data.map((row: { fullName: string }) => [row.fullName, row]));
  expect(byName["Rhian Powell"]).toMatchObject({
    staffNumber: rhian,
    roles: ["Printer"],
    badge: { id: rhiansBadgeId, ending: "52B5" },
    pin: "set",
    station: "Print, GTX-2",
  });
  expect(byName["Priya Nair"]).toMatchObject({ badge: null, pin: "missing", station: null });
  expect(byName["Moses Kamau"]).toBeUndefined();
});

describe("a PIN", () => {
  test.each([
    ["123456", "Digits in a row are guessed first. Choose others."],
    ["4829", "A PIN has 6 digits."],
  ])("is not %s", async (pin, message) => {
    expect((await setPin(priya, rhian, pin)).json()).toMatchObject({ code: "validation", errors: { pin: [message] } });
  });

  test("is stored as argon2id, and never the same for two people", async () => {
    await setPin(priya, tomasz, pins.rhian);
    const stored = await rows("select pin_hash from staff_pins where staff_user_id = any($1)", [[rhian, tomasz]]);
    for (const { pin_hash } of stored) expect(pin_hash).toMatch(/^argon2id\$/);
    expect(stored[0].pin_hash).not.toBe(stored[1].pin_hash);
  });

  test("is locked after three wrong tries, the third after a wait; then the right one opens nothing until a lead sets one", async () => {
    const wrong = await enter(terminal, rhiansBadge, "000001");
    expect([...refusal(wrong), wrong.json().data]).toEqual([422, "wrongPin", "Not that PIN.", { triesLeft: 2 }]);
    expect((await enter(terminal, rhiansBadge, "000002")).json().data).toEqual({ triesLeft: 1 });
    const early = await enter(terminal, rhiansBadge, pins.rhian);
    expect(early.statusCode).toBe(429);
    expect(early.json().message).toMatch(/^Wait \d seconds, then type it again\.$/);
    clockMs = 6000;
    expect(refusal(await enter(terminal, rhiansBadge, "000003"))).toEqual([
      422,
      "pinLocked",
      "Three wrong PINs. A lead has to open it.",
    ]);
    clockMs = 60_000;
    expect((await enter(terminal, rhiansBadge, pins.rhian)).json().code).toBe("pinLocked");
    expect((await read(terminal, rhiansBadge)).json().code).toBe("pinLocked");
    await setPin(priya, rhian, "482913");
    expect((await enter(terminal, rhiansBadge, "482913")).statusCode).toBe(200);
  });

  test("counts tries that are made at once", async () => {
    const tries = Array.from({ length: 12 }, (_, index) => enter(terminal, rhiansBadge, `5${index + 10_000}`));
    const codes = (await Promise.all(tries)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === "wrongPin").length).toBeLessThanOrEqual(2);
    expect(codes.filter((code) => !["wrongPin", "tooManyTries", "pinLocked"].includes(code))).toEqual([]);
  });

  test("that is right starts the count again", async () => {
    await enter(terminal, rhiansBadge, "000001");
    await enter(terminal, rhiansBadge, pins.rhian);
    expect((await read(terminal, rhiansBadge)).json().data.triesLeft).toBe(3);
  });
});

describe("at a terminal", () => {
  test("a badge names its person, and with the PIN signs them in for the work at stations alone", async () => {
    expect((await read(terminal, "04a17c52b5")).json().data).toMatchObject({
      firstName: "Rhian",
      fullName: "Rhian Powell",
      role: "Printer",
      triesLeft: 3,
    });
    expect(await whoIsAt(terminal)).toBeNull();
    const before = terminal.cookies.get("session");
    const { account, terminal: here } = (await enter(terminal, rhiansBadge, pins.rhian)).json();
    expect(account.staff.isByBadge).toBe(true);
    expect(account.staff.permissions).toEqual([
      "orders.read",
      "orders.stop",
      "labels.fault",
      "floor.read",
      "floor.scan",
      "files.preview",
    ]);
    expect(here).toMatchObject({ station: "gtx-2", name: "Print, GTX-2", lockAfterMinutes: 5 });
    expect(terminal.cookies.get("session")).not.toBe(before);
    expect((await terminal.get(`${api}/factory/stations/`)).statusCode).toBe(200);
    const [begun] = await rows("select detail from platform_audit_log where action = 'session.begun'");
    expect(begun.detail).toMatchObject({ station: "gtx-2", badge: rhiansBadgeId });
  });

  test("a lead's badge doesn't reach what their password does, nor the calls of the account itself", async () => {
    const [{ id: priyaId }] = await rows("select id from staff_users where first_name = 'Priya'");
    await issue(priya, priyaId, "04A17C52B2");
    await setPin(priya, priyaId, "806135");
    await enter(terminal, "04A17C52B2", "806135");
    expect(await whoIsAt(terminal)).toBe("Priya Nair");
    expect((await issue(terminal, rhian, "04A17C52C9")).statusCode).toBe(403);
    expect((await terminal.post(`${api}/atlas/orders/release/`, { orders: [1] })).statusCode).toBe(403);
    expect((await terminal.get(`${api}/dashboard/security/`)).statusCode).not.toBe(200);
  });

  test("the staff number does for a badge that was left at home", async () => {
    expect((await enter(terminal, String(tomasz), pins.tomasz)).statusCode).toBe(200);
    expect(await whoIsAt(terminal)).toBe("Tomasz Wilk");
    expect(refusal(await read(terminal, "999999"))).toEqual([422, "badgeUnknown", "Nobody has this staff number."]);
  });

  test("another badge changes the person, and the session before is over", async () => {
    await enter(terminal, rhiansBadge, pins.rhian);
    const rhians = terminal.cookies.get("session");
    await enter(terminal, tomaszsBadge, pins.tomasz);
    expect(await whoIsAt(terminal)).toBe("Tomasz Wilk");
    terminal.cookies.set("session", rhians!);
    expect(await whoIsAt(terminal)).toBeNull();
  });

  test("a badge is in one place: signing in at another terminal ends the first session", async () => {
    await enter(terminal, rhiansBadge, pins.rhian);
    await enter(other, rhiansBadge, pins.rhian);
    expect([await whoIsAt(terminal), await whoIsAt(other)]).toEqual([null, "Rhian Powell"]);
  });

  test("a badge that nobody has, one that was withdrawn and one without work here are each named", async () => {
    expect(refusal(await read(terminal, "04FFFFFFFF"))).toEqual([
      422,
      "badgeUnknown",
      "Nobody has this badge. Ask a lead.",
    ]);
    await withdraw(priya, rhiansBadgeId);
    expect(refusal(await enter(terminal, rhiansBadge, pins.rhian))).toEqual([
      422,
      "badgeWithdrawn",
      "This badge opens nothing any more. Ask a lead.",
    ]);
    await issue(priya, moses, "04A17C52B9");
    expect(refusal(await read(terminal, "04A17C52B9"))).toEqual([
      403,
      "permissionDenied",
      "Moses has no work at the stations.",
    ]);
  });

  test("a person without a PIN is sent to a lead", async () => {
    await rows("delete from sessions where terminal_id is not null");
    await world.database.ownerQuery(`delete from staff_pins where staff_user_id = ${tomasz}`);
    expect((await read(terminal, tomaszsBadge)).json().code).toBe("pinMissing");
    expect((await enter(terminal, tomaszsBadge, pins.tomasz)).json().code).toBe("pinMissing");
  });
});

describe("a session of a badge ends", () => {
  beforeEach(async () => {
    await enter(terminal, rhiansBadge, pins.rhian);
    expect(await whoIsAt(terminal)).toBe("Rhian Powell");
  });

  test("at once when the badge is withdrawn, by a request that is already signed in too", async () => {
    await withdraw(priya, rhiansBadgeId);
    expect((await terminal.get(`${api}/factory/stations/`)).statusCode).toBe(401);
  });

  test("and its open stream with it, so that the screen locks without being touched", async () => {
    await world.app.listen({ port: 0, host: "127.0.0.1" });
    const stream = await openStream(world.app, terminal);
    expect(stream.statusCode).toBe(200);
    const ended = once(stream.resume(), "end");
    await withdraw(priya, rhiansBadgeId);
    await ended;
  });

  test("at once when its person is switched off", async () => {
    await rows("update staff_users set status = -1 where id = $1", [rhian]);
    expect(await whoIsAt(terminal)).toBeNull();
    expect((await read(terminal, rhiansBadge)).json().code).toBe("badgeWithdrawn");
  });

  test("at once when the PIN is changed", async () => {
    await setPin(priya, rhian, "482913");
    expect(await whoIsAt(terminal)).toBeNull();
  });

  test("after the terminal's minutes without anybody's doing: what the screen fetches by itself does not count", async () => {
    for (clockMs = 60_000; clockMs <= 300_000; clockMs += 120_000) expect(await whoIsAt(terminal)).toBe("Rhian Powell");
    clockMs = 361_000;
    expect(await whoIsAt(terminal)).toBeNull();
  });

  test("later, as long as somebody is there", async () => {
    clockMs = 300_000;
    expect((await terminal.post(`${api}/factory/badges/stay/`)).statusCode).toBe(200);
    clockMs = 600_000;
    expect(await whoIsAt(terminal)).toBe("Rhian Powell");
  });

  test("after a long shift, however much it is used", async () => {
    clockMs = 12 * 3_600_000 + 1000;
    await rows("update sessions set expires_at = now() + interval '1 day' where terminal_id is not null");
    expect(await whoIsAt(terminal)).toBeNull();
  });

  test("away from its terminal: its cookie is worth nothing in another browser", async () => {
    const thief = await visitorOf(world.app, "backoffice.localhost").arrive();
    thief.cookies.set("session", terminal.cookies.get("session")!);
    expect(await whoIsAt(thief)).toBeNull();
    other.cookies.set("session", terminal.cookies.get("session")!);
    expect(await whoIsAt(other)).toBeNull();
  });
});

describe("a terminal", () => {
  test("is needed: in any other browser, and on any other host, a badge opens nothing", async () => {
    const browser = await visitorOf(world.app, "backoffice.localhost").arrive();
    expect(refusal(await enter(browser, rhiansBadge, pins.rhian))).toEqual([
      403,
      "terminalNeeded",
      "Badges don't work on this device. Sign in with your password.",
    ]);
    const elsewhere = await visitorOf(world.app, "localhost").arrive();
    elsewhere.cookies.set("terminal", terminal.cookies.get("terminal")!);
    expect((await enter(elsewhere, rhiansBadge, pins.rhian)).statusCode).toBe(404);
  });

  test("that is closed takes no badge, and ends what was opened there", async () => {
    const tablet = await terminalAt("pack-1");
    await enter(tablet, rhiansBadge, pins.rhian);
    const { terminal: here } = await stateAt(tablet);
    expect((await priya.post(`${api}/atlas/terminals/${here.id}/close/`)).statusCode).toBe(200);
    expect(await stateAt(tablet)).toMatchObject({ account: null, terminal: null });
    expect((await enter(tablet, rhiansBadge, pins.rhian)).json().code).toBe("terminalNeeded");
    expect((await priya.post(`${api}/atlas/terminals/${here.id}/close/`)).statusCode).toBe(200);
    expect((await priya.post(`${api}/atlas/terminals/99999/close/`)).statusCode).toBe(404);
  });

  test("has its own minutes, and one that is opened again is one terminal", async () => {
    const tablet = await staffAt("factory@selvedge.test");
    const open = async (station: string) => (await tablet.post(`${api}/atlas/terminals/`, { station })).json().data;
    const first = await open("pack-1");
    const second = await open("qc-1");
    expect(second).toMatchObject({ station: "qc-1", lockAfterMinutes: 5, openedBy: "Priya Nair", isHere: true });
    const changed = await tablet.send("PATCH", `${api}/atlas/terminals/${second.id}/`, { lockAfterMinutes: 12 });
    expect(changed.json().data).toMatchObject({ lockAfterMinutes: 12, isHere: true });
    const { data } = (await priya.get(`${api}/atlas/terminals/`)).json();
    const ids = data.map(({ id }: { id: number }) => id);
    expect([ids.includes(first.id), ids.includes(second.id)]).toEqual([false, true]);
    for (const body of [{ lockAfterMinutes: 0 }, { lockAfterMinutes: 31 }])
      expect((await tablet.send("PATCH", `${api}/atlas/terminals/${second.id}/`, body)).statusCode).toBe(422);
    expect((await tablet.post(`${api}/atlas/terminals/`, { station: "nowhere" })).statusCode).toBe(404);
  });

  test("is no way to try badges out: after sixty of them it has to wait", async () => {
    const tablet = await terminalAt("wall-1");
    const codes = await Promise.all(
      Array.from({ length: 61 }, async (_, index) => (await read(tablet, `04FFFFFF${index + 10}`)).json().code),
    );
    expect(codes.filter((code) => code === "tooManyTries")).toHaveLength(1);
  });
});

describe("a scan", () => {
  const scan = (text: string, by?: number) =>
    terminal.post(`${api}/factory/scans/`, {
      station: "gtx-2",
      text,
      clientEventId: randomUUID(),
      ...(by === undefined ? {} : { by }),
    });

  test("of a badge is no garment's, and its code is written down nowhere", async () => {
    await enter(terminal, rhiansBadge, pins.rhian);
    expect(refusal(await scan(rhiansBadge))).toEqual([
      422,
      "badgeScanned",
      "That is a badge. It counts as no garment.",
    ]);
    expect(await rows("select 1 from scan_events where scanned_text ilike '%04A17C%'")).toEqual([]);
  });

  test("that waited is not taken for the person who came after", async () => {
    await enter(terminal, rhiansBadge, pins.rhian);
    const { id: rhiansAccount } = (await stateAt(terminal)).account;
    await enter(terminal, tomaszsBadge, pins.tomasz);
    expect(refusal(await scan("L2041881141", rhiansAccount))).toEqual([
      401,
      "signInNeeded",
      "Somebody else is signed in on this device now.",
    ]);
    expect((await scan("L2041881141", (await stateAt(terminal)).account.id)).statusCode).toBe(200);
  });
});
