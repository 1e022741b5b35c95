import { seedPaidOrder } from "@selvedge/testing/seed/order";
import { seedStaff } from "@selvedge/testing/seed/people";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { beforeAll, expect, test } from "vitest";
import { merchantAt } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";
import { type FloorFixture, floorFixture, type StaffVisitor, staffAt } from "../../factory/testing/floor-fixture.ts";

const world = testApp();
let fixture: FloorFixture;
let sam: StaffVisitor;

beforeAll(async () => {
  fixture = await floorFixture(world);
  sam = await staffAt(world, fixture.people.sam.email);
});

const approvals = "/omnis/v3/atlas/approvals/";
const addressOf = ({ id }: SeededProduct) => `${approvals}${fixture.bramble.divisionId}/${id}/`;
const pending = async (name: string) =>
  seedPrintFiles(
    world.database.pools,
    fixture.bramble,
    await seedProduct(world.database.pools, fixture.bramble, { name, approval: "pending" }),
  );
const statusOf = async ({ id }: SeededProduct) =>
  (
    await world.database.pools.backOffice.query("select approval_status, denial_reason from products where id = $1", [
      id,
    ])
  ).rows[0];

test("designs wait in order, those that paid orders wait for first, with their art", async () => {
  const [early, wanted] = [await pending("Early owl"), await pending("Wanted fox")];
  await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: wanted }]);
  const { data, meta } = (await sam.get(approvals)).json();
  expect(data.map(({ name, waitingOrders }: { name: string; waitingOrders: number }) => [name, waitingOrders])).toEqual(
    [
      ["Wanted fox", 1],
      ["Early owl", 0],
    ],
  );
  expect(meta.total).toBe(2);
  expect(data[1]).toMatchObject({
    id: early.id,
    colours: [{ name: "Black", isDefault: true }, { name: "White" }],
    arts: [
      {
        side: "front",
        dpi: 300,
        resolution: { dpi: 0, verdict: "blocked" },
        warnings: [{ code: "hard_to_see", side: "front", text: "A part of the design vanishes on Black." }],
      },
    ],
    areas: expect.arrayContaining([{ side: "front", widthMm: expect.any(Number), heightMm: expect.any(Number) }]),
  });
});

test("an approved design lets its paid order go to the floor", async () => {
  const fox = await pending("Fox tee");
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: fox }]);
  expect(await sam.release(order.id)).toMatchObject([{ code: "product_pending" }]);
  expect((await sam.post(addressOf(fox), { version: 1, decision: "approve" })).json().data).toMatchObject({
    status: "approved",
  });
  expect(await sam.release(order.id)).toMatchObject([{ ok: true }]);
});

test("a denied design tells the shop why and stops its order", async () => {
  const owl = await pending("Owl tee");
  const order = await seedPaidOrder(world.database.pools, fixture.bramble, [{ product: owl }]);
  expect((await sam.post(addressOf(owl), { version: 1, decision: "deny" })).json().errors).toEqual({
    reason: ["Choose a reason"],
  });
  expect(
    (await sam.post(addressOf(owl), { version: 1, decision: "deny", reason: "other", words: " " })).statusCode,
  ).toBe(422);
  await sam.post(addressOf(owl), { version: 1, decision: "deny", reason: "trademark" });
  expect(await statusOf(owl)).toEqual({
    approval_status: "denied",
    denial_reason: "It shows a trademark or logo that is not yours.",
  });
  expect(await sam.release(order.id)).toMatchObject([{ code: "product_denied" }]);
});

test("the shop reads when it was decided, and nothing of it once the decision was taken back", async () => {
  const crow = await pending("Crow tee");
  const ada = await merchantAt(world, "merchant@selvedge.test");
  const decidedAt = async () =>
    (await ada.get(`/omnis/v3/divisions/${fixture.bramble.divisionId}/products/${crow.id}/`)).json().data.decidedAt;
  expect(await decidedAt()).toBeNull();
  const before = Date.now();
  await sam.post(addressOf(crow), { version: 1, decision: "approve" });
  const at = Date.parse(await decidedAt());
  expect(at >= before && at <= Date.now()).toBe(true);
  await sam.post(`${addressOf(crow)}undo/`);
  expect(await decidedAt()).toBeNull();
});

test("two moderators decide once, and a design changed since is looked at again", async () => {
  const hare = await pending("Hare tee");
  const decisions = await Promise.all(
    ["approve", "deny"].map((decision) => sam.post(addressOf(hare), { version: 1, decision, reason: "adult" })),
  );
  expect(decisions.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const stoat = await pending("Stoat tee");
  await world.database.pools.backOffice.query("update products set version = 2 where id = $1", [stoat.id]);
  expect((await sam.post(addressOf(stoat), { version: 1, decision: "approve" })).statusCode).toBe(409);
});

test("one's own decision is taken back for ten seconds, and by nobody else", async () => {
  const mole = await pending("Mole tee");
  const doneToday = async () => (await sam.get("/omnis/v3/atlas/approvals/")).json().meta.doneToday;
  const before = await doneToday();
  await sam.post(addressOf(mole), { version: 1, decision: "deny", reason: "hateful" });
  expect(await doneToday()).toBe(before + 1);
  const max = await seedStaff(world.database.pools, {
    email: "max@selvedge.test",
    fullName: "Max Lin",
    roles: ["moderator"],
  });
  const maxAt = await staffAt(world, max.email);
  expect((await maxAt.post(`${addressOf(mole)}undo/`)).statusCode).toBe(409);
  expect((await sam.post(`${addressOf(mole)}undo/`)).json().data).toEqual({ status: "pending" });
  expect(await doneToday()).toBe(before);
  expect(await statusOf(mole)).toEqual({ approval_status: "pending", denial_reason: null });
  expect((await sam.post(`${addressOf(mole)}undo/`)).statusCode).toBe(409);
  await maxAt.post(addressOf(mole), { version: 1, decision: "approve" });
  await world.database.pools.backOffice.query("select 1");
  const { now } = world.platform;
  world.platform.now = () => new Date(Date.now() + 13_000);
  expect((await maxAt.post(`${addressOf(mole)}undo/`)).statusCode).toBe(409);
  world.platform.now = now;
});

test("only moderators look and decide, and another shop's product is not found", async () => {
  const priya = await staffAt(world, fixture.people.priya.email);
  expect((await priya.get(approvals)).statusCode).toBe(403);
  const vole = await pending("Vole tee");
  expect((await priya.post(addressOf(vole), { version: 1, decision: "approve" })).statusCode).toBe(403);
  expect((await sam.post(`${approvals}12/${vole.id}/`, { version: 1, decision: "approve" })).statusCode).toBe(404);
  expect((await sam.post(`${approvals}12/x/`, { version: 1, decision: "approve" })).statusCode).toBe(404);
});
