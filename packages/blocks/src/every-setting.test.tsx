// Every setting of every block: what it is called, and that a page looks different for it.
import type { BlockType } from "@selvedge/pages/block-type";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import type { Field, FieldOf, Fields } from "@selvedge/pages/props/field";
import { fieldFaults } from "@selvedge/pages/props/field-faults";
import { isFieldShown } from "@selvedge/pages/props/field-shown";
import { readProps } from "@selvedge/pages/props/read-props";
import { BREAKPOINTS } from "@selvedge/pages/props/read-responsive";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { extremesOf } from "./gallery/extremes.ts";
import { PICTURES } from "./gallery/pictures.ts";
import { BlockList } from "./page/block-list.tsx";
import { opens as opensField } from "./parts/shared-fields.ts";
import { EMPTY_STATES, emptyStateOf } from "./preview/empty-states.ts";
import { BLOCK_TYPES } from "./registry.ts";
import { renderBlocks, renderInShop, resolveBlocks } from "./testing/render-block.tsx";

/** Settings that no page shows, and where they count instead. */
const elsewhere: Readonly<Record<string, string>> = {
  "gate.password": "the server compares it, and no page names it",
  "gate.mailingList": "the server puts the address on it",
  "gate.rememberDays": "the server's cookie lasts as long",
  "mailContactForm.contactEmail": "the server mails to it, and no page names it",
  "customCode.code": "it is shown by a frame on a host of its own",
  "storeHidden.mailingList": "shown by the page of a closed shop",
};

const product = {
  ...{ id: 1, urlName: "tee", name: "Tee", currency: "GBP", priceIncTaxMinor: 2400, image: null, colours: [] },
};
const blank = {
  ...{ code: "tee", name: "Organic tee", material: "Organic cotton", sizes: "S to XL", href: "/product/tee/" },
  ...{ colours: [], fromPriceMinor: 2400, currency: "GBP", image: null },
};
const entry = { title: "Seagrass", href: "/blog/seagrass/", note: "Today", image: null };
/** What the shop answers to a block's needs. */
const answers: Readonly<Record<string, unknown>> = {
  productList: [product, product, product],
  studioDesigns: [product, product, product],
  catalogueGrid: [blank, blank, blank],
  catalogueItem: [blank],
  studioStart: [blank],
  feed: [entry, entry, entry],
  affiliate: { origin: "https://shop.test" },
};

/** What has to be set for a setting to count, beside what its own `showWhen` asks. */
const beside: Readonly<Record<string, JsonObject>> = {
  "announcement.action.action": { action: { text: "See", href: "" } },
  "banner.actions.action": { actions: [{ key: "a", text: "See", href: "" }] },
  "banner.bleed": { cutouts: [{ key: "a", image: PICTURES.sun! }] },
  "banner.over": { image: PICTURES.dusk! },
  "banner.overlay": { image: PICTURES.dusk! },
  "banner.media": { image: PICTURES.dusk!, video: "/film.mp4" },
  "pod.media": { image: PICTURES.dusk!, video: "/film.mp4" },
  "pod.showPrice": { price: "26" },
  "pod.salePrice": { price: "26" },
  "pod.priceSuffix": { price: "26" },
  "pod.buttonStyles.fill": { buttonText: "Buy", href: "/a/", buttonStyles: {} },
  "pod.imageSrcSet": { image: PICTURES.dusk! },
  "pod.lazy": { image: PICTURES.dusk! },
  "pod.overlay": { image: PICTURES.dusk! },
  "pod.icon": { image: "" },
  "appIcon.places.icon": { places: [{ key: "a", text: "Photos", href: "/a/" }] },
  "appIcon.places.target": { places: [{ key: "a", text: "Photos", href: "/a/" }] },
  "productList.products.product": { which: "chosen", products: [{ key: "a", product: "tee" }] },
  "slide.overlay": { image: PICTURES.dusk! },
};

/** Values of settings that not any text of their kind will do for. */
const values: Readonly<Record<string, readonly Json[]>> = {
  "iframe.src": ["https://one.example/", "https://two.example/"],
  "pod.imageSrcSet": ["/one.webp 480w", "/two.webp 480w"],
  "youtube.link": ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://youtu.be/dQw4w9WgXcQ"],
};

interface Setting {
  readonly type: BlockType;
  /** Of the block, a group or an entry of a list. */
  readonly path: readonly string[];
  readonly field: Field;
  readonly among: Fields;
}

const settingsOf = (type: BlockType): Setting[] => inside(type, type.fields, []);

const inside = (type: BlockType, fields: Fields, around: readonly string[]): Setting[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = [...around, name];
    const inner = field.kind === "group" ? field.fields : field.kind === "list" ? field.of : {};
    return [{ type, path, field, among: fields }, ...inside(type, inner, path)];
  });

const all = [...BLOCK_TYPES.values()].flatMap(settingsOf);
const nameOf = ({ type, path }: Setting) => [type.type, ...path].join(".");
const named = (settings: readonly Setting[]) => settings.map((setting) => [nameOf(setting), setting] as const);

/** Values of a setting that a page has to tell apart. */
function valuesOf(field: Field): readonly Json[] {
  if (field.kind === "choice" || field.kind === "icon") return [...field.options.slice(0, 8)];
  if (field.kind === "number") {
    const { min = 1, max = 9, step = 1, default: usual } = field;
    const other = [min + step, min, max].find((value) => value !== usual && value <= max) ?? max;
    return [other, usual ?? max];
  }
  if (field.kind === "responsive") return BREAKPOINTS.map((width) => ({ [width]: 5 }));
  if (field.kind === "flag") return [true, false];
  if (field.kind === "link") return ["/one/", "/two/"];
  if (field.kind === "colour") return ["#101820", "#f2efe6"];
  if (field.kind === "image") return [PICTURES.dusk!, PICTURES.night!];
  if (field.kind === "instant") return ["2027-03-26T09:00:00Z", "2028-03-26T09:00:00Z"];
  if (field.kind === "html") return ["<p>One</p>", "<p>Two</p>"];
  return ["one", "two"];
}

/** A block with as much in it as it takes, one setting of it as given. */
function blockWith({ type, path, field, among }: Setting, value: Json): WireBlock {
  const { block } = extremesOf(type)[0]!;
  const given = { ...(block.properties ?? {}), ...(beside[[type.type, ...path].join(".")] ?? {}) };
  const shown = field.showWhen ? { [field.showWhen.field]: field.showWhen.is[0]! } : {};
  const properties = setAt(given, path, { ...shown, [path.at(-1)!]: value }) as JsonObject;
  expect(isFieldShown(field, among, { ...shown })).toBe(true);
  const made = { ...block, uid: "one", properties };
  return type.inside ? { type: type.inside.type, uid: "around", items: [made], properties: { test: "hero" } } : made;
}

/** Sets properties in the group or in the first entry of the list that a path leads to. */
function setAt(value: Json | undefined, path: readonly string[], given: JsonObject): Json {
  if (Array.isArray(value)) return [setAt(value[0], path, given), ...value.slice(1)];
  const here = isObject(value) ? value : {};
  const [name, ...rest] = path;
  return rest.length === 0 ? { ...here, ...given } : { ...here, [name!]: setAt(here[name!], rest, given) };
}

/** All that follows from a block: what is asked for it, for whom it is, and what is rendered. */
function effectOf({ type }: Setting, block: WireBlock): string {
  const own = (block.type === type.type ? block : (block.items as WireBlock[])[0]!).properties ?? {};
  const props = readProps(type.fields, own) as never;
  const conditions = [
    ...(type.conditions?.(props) ?? []),
    ...(type.itemConditions?.(props, { props: { name: "before" }, index: 0 }) ?? []),
    ...(type.inside
      ? (BLOCK_TYPES.get(type.inside.type)?.itemConditions?.({ test: "hero" } as never, { props, index: 0 }) ?? [])
      : []),
  ];
  return JSON.stringify([
    conditions,
    ...(["native", "preview"] as const).map((mode) =>
      rendered(resolveBlocks([opening, block], mode), answers[type.type]),
    ),
  ]);
}

/** Of the blocks that open a page pictures load at once. */
const opening: WireBlock = { uid: "opening", type: "textBlock", properties: { html: "<h1>Words</h1>" } };

function rendered(blocks: readonly ResolvedBlock[], answer: unknown): unknown {
  const needs = blocks.flatMap(({ needs }) => Object.values(needs ?? {}));
  const data = Object.fromEntries(needs.map(({ key }) => [key, answer]));
  // The server gives a frame to what is shown in one.
  const framed = blocks.map((block) => ({ ...block, props: { ...block.props, frame: "https://frames.test/" } }));
  return [needs, renderInShop(<BlockList blocks={framed} data={data} top />)];
}

describe("every setting of every block", () => {
  test.each(named(all))("%s is called in plain words", (_, { field, among, path }) => {
    expect(field.label).toMatch(/^[A-Z0-9][^_]*[^.:]$/);
    expect(field.label).not.toMatch(/\b(px|ms|pixels?|id|uid|seconds?)\b/i);
    if (field.hint) expect(field.hint).toMatch(/^[A-Z0-9].*[.]$/);
    const beside = Object.entries(among).filter(([name]) => name !== path.at(-1));
    expect(beside.map(([, { label }]) => label)).not.toContain(field.label);
    if (field.showWhen) expect(Object.keys(among)).toContain(field.showWhen.field);
    if (field.kind === "choice" && field.titles)
      expect(
        field.options.filter((option) => field.titles?.[option] === undefined && /[^a-z0-9:]/i.test(option)),
      ).toEqual([]);
  });

  test.each(named(all.filter((setting) => elsewhere[nameOf(setting)] === undefined)))(
    "%s changes what is rendered",
    (_, setting) => {
      if (setting.field.kind === "group" || setting.field.kind === "list") return;
      const effects = (values[nameOf(setting)] ?? valuesOf(setting.field)).map((value) =>
        effectOf(setting, blockWith(setting, value)),
      );
      expect(new Set(effects).size).toBe(effects.length);
    },
  );

  /** Its address is shared, as it is written. */
  const shared = ["affiliate.path"];
  test.each(named(all.filter((setting) => setting.field.kind === "link" && !shared.includes(nameOf(setting)))))(
    "%s leads to no page of the shop, or says beside it where it opens",
    (_, { field, among }) => {
      const { elsewhere, opens } = field as FieldOf<"link">;
      expect([elsewhere !== undefined, among[opens ?? ""] === opensField]).toContain(true);
    },
  );

  test("that counts elsewhere is one of a block", () => {
    expect(Object.keys(elsewhere).filter((name) => !all.some((setting) => nameOf(setting) === name))).toEqual([]);
  });

  test.each([...BLOCK_TYPES.values()].map((type) => [type.type, type] as const))(
    "of %s is within its limits to begin with",
    (_, { fields, starter, example }) => {
      for (const props of [{}, starter?.properties ?? {}, example.properties ?? {}])
        expect(fieldFaults({ ...fields, ...COMMON_FIELDS }, props as JsonObject)).toEqual([]);
    },
  );

  test.each([...BLOCK_TYPES.values()].map((type) => [type.type, type] as const))(
    "%s says what to do while it is empty",
    (type, { emptyText, fields, accepts, part }) => {
      // A part of a template is filled by the shop itself: it says so where the page it is looked at with has nothing for it.
      if (part) return expect(emptyText).toBe("It is shown here on the shop’s own pages.");
      const rule = EMPTY_STATES[type as keyof typeof EMPTY_STATES];
      expect(rule === undefined).toBe(emptyText === undefined);
      if (!rule || !emptyText) return;
      expect(emptyText).toMatch(/\b(Add|Choose|Give|Paste|Publish|Say|Write)\b.*\.$/);
      const { leadsTo } = emptyStateOf({ type, props: {}, items: [] }, {}) ?? { leadsTo: "" };
      expect(leadsTo === "items" ? accepts.length > 0 : Object.keys(fields).includes(leadsTo)).toBe(true);
    },
  );
});

describe("what every block has", () => {
  const rendered = (properties: JsonObject) => {
    const block = { type: "card", uid: "one", size: 6, properties: { title: "Fact", ...properties } };
    return renderBlocks([block, { type: "card", uid: "two", properties: { title: "Other" } }]);
  };
  test.each<[keyof typeof COMMON_FIELDS, Json]>([
    ["published", false],
    ["fullWidth", true],
    ["fullBackgroundColor", "#123456"],
    ["padding", 40],
  ])("%s changes what is rendered", (name, value) => {
    expect(rendered({ [name]: value })).not.toBe(rendered({}));
  });
});
