// What the editor does with a page that it opens: it saves what was changed of it, and nothing else.
import { demoShops } from "@selvedge/demo/shops";
import type { DivisionId } from "@selvedge/domain/ids";
import { apply } from "@selvedge/pages/ops/apply";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { beforeAll, expect, test } from "vitest";
import { type MerchantFixture, merchantFixture } from "../../../testing/merchant-fixture.ts";
import { testApp } from "../../../testing/test-app.ts";

const world = testApp();
let fixture: MerchantFixture;

beforeAll(async () => {
  fixture = await merchantFixture(world);
});

const picture = (altText: string) => ({ original: "/p.webp", altText, sizes: {}, width: 1, height: 1 });
const parts = {
  ...{ divisionId: 1 as DivisionId, mockup: picture, artwork: picture },
  picture: (_: string, altText: string) => picture(altText),
};
const pages = demoShops.flatMap((shop) =>
  shop.pages.map(({ url, name, build }, at) => [`${shop.name} ${url}`, { name, at, page: build(parts) }] as const),
);

interface Stored {
  uid: string;
  properties: Record<string, unknown>;
  items: Stored[];
}
const blockOf = (blocks: readonly Stored[], uid: string): Stored | undefined =>
  blocks.find((block) => block.uid === uid) ?? blocks.map(({ items }) => blockOf(items, uid)).find(Boolean);

/** Blocks as they are stored, with all that is in them. */
const blocksOf = async (id: number): Promise<Stored[]> => {
  const { rows } = await world.platform.pools.backOffice.query("select draft from pages where id = $1", [id]);
  return rows[0].draft.blocks;
};

test.each(pages)("%s is saved with one word changed and as it was, and nothing else of it changes", async (_, made) => {
  const address = `${fixture.base}/pages/`;
  const body = { ...made.page, name: made.name, flags: [] };
  const { data: stored } = (await fixture.ada.send("POST", address, body)).json();
  const save = async (page: WirePage) => {
    const { statusCode, body: answer } = await fixture.ada.send("PATCH", `${address}${stored.id}/`, page);
    expect([statusCode, statusCode === 200 || answer]).toEqual([200, true]);
  };
  const before = await blocksOf(stored.id);
  const doc = fromWire(stored as WirePage);
  const [uid, { props }] = [...doc.blocks].find(([, { type }]) => type !== "_shadow_")!;
  const name =
    "title" in props ? "title" : (Object.keys(props).find((key) => typeof props[key] === "string") ?? "title");
  const { [name]: from } = props;
  const to = "A word that was changed";
  const changed = apply(doc, { t: "set", uid, path: [name], from, to });
  if (!changed.ok) throw new Error(changed.code);

  await save(toWire(changed.doc));
  const after = await blocksOf(stored.id);
  const { properties } = blockOf(after, uid)!;
  expect(properties[name]).toContain(to);
  if (from === undefined) delete properties[name];
  else properties[name] = from;
  expect(after).toEqual(before);

  const back = apply(changed.doc, changed.inverse);
  if (!back.ok) throw new Error(back.code);
  await save(toWire(back.doc));
  expect(await blocksOf(stored.id)).toEqual(before);
});
