import { describe, expect, test } from "vitest";
import { defineBlock, registerBlocks } from "../block-type.ts";
import { SHOP_CONDITIONS } from "../conditions/shop-conditions.ts";
import { registerFactories } from "../factory.ts";
import type { Json } from "../json.ts";
import { needsOf } from "../needs.ts";
import { fromWire } from "../wire/from-wire.ts";
import { generateItems } from "./generate-items.ts";
import { type ResolveContext, resolve } from "./resolve.ts";

const pod = defineBlock({
  type: "pod",
  title: "Content",
  version: 2,
  compatibility: ["grid"],
  accepts: "any",
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", default: "Untitled", cutAt: 20 },
    tone: { kind: "choice", label: "Tone", default: "calm", options: ["calm", "loud"] },
  },
  upgrades: { 1: ({ heading, ...others }) => ({ ...others, title: heading }) },
  example: { type: "pod" },
});
const list = defineBlock({
  type: "productList",
  title: "Products",
  version: 1,
  compatibility: ["grid"],
  accepts: [],
  hydrates: false,
  fields: { limit: { kind: "number", label: "How many", default: 4, min: 1, max: 48 } },
  needs: ({ limit }) => ({ products: { source: "products", params: { limit } } }),
  example: { type: "productList" },
});
const factories = registerFactories(
  [
    {
      name: "podFactory",
      keyOf: String,
      build: (entry) => ({ type: "pod", schemaVersion: 2, properties: { title: String(entry) } }),
    },
  ],
  [
    {
      name: "collections",
      params: () => ({ limit: 3 }),
      parse: (answer) => (Array.isArray(answer) ? (answer as Json[]) : []),
      cacheSeconds: 60,
    },
  ],
);
const types = registerBlocks([pod, list]);
const facts = {
  nowMs: Date.parse("2026-11-27T09:00:00Z"),
  timeZone: "Europe/London",
  login: "logged-out",
  currency: "GBP",
  country: "GB",
  variations: { hero: "after" },
} as const;
const native: ResolveContext = { mode: "native", types, conditions: SHOP_CONDITIONS, facts, factories };

/** Blocks by uid, and the fields that hide them, such as `published` and `conditions`. */
function show(blocks: Json[], context: ResolveContext = native) {
  return resolve(fromWire({ blocks }), context);
}
const block = (uid: string, properties: Record<string, Json> = {}, items: Json[] = [], type = "pod"): Json => ({
  uid,
  type,
  properties,
  items,
});
const only = (...conditions: Json[]): Record<string, Json> => ({ conditions });

describe("what a page shows (storefront §4)", () => {
  const cases: [string, Json, string[], string[]][] = [
    ["a published block is shown", block("a"), ["a"], []],
    ["published is the default; false hides", block("a", { published: false }), [], ["unpublished"]],
    [
      "two unpublished children unpublish their parent",
      block("a", {}, [block("b", { published: false }), block("c", { published: false })]),
      [],
      ["unpublished", "nothing_inside"],
    ],
    [
      "one published child of two keeps it",
      block("a", {}, [block("b", { published: false }), block("c")]),
      ["a", "c"],
      [],
    ],
    [
      "a failing condition hides",
      block("a", only({ name: "login", params: { is: "logged-in" } })),
      [],
      ["conditions_not_met"],
    ],
    [
      "all conditions must pass",
      block("a", only({ name: "currency", params: { in: ["GBP"] } }, { name: "country", params: { in: ["FR"] } })),
      [],
      ["conditions_not_met"],
    ],
    [
      "passing conditions show",
      block(
        "a",
        only(
          { name: "currency", params: { in: ["GBP"] } },
          { name: "variation", params: { test: "hero", is: "after" } },
        ),
      ),
      ["a"],
      [],
    ],
    [
      "conditions may come as JSON text",
      block("a", { conditions: '[{"name":"login","params":{"is":"logged-out"}}]' }),
      ["a"],
      [],
    ],
    ["an unknown condition hides", block("a", only("full-moon")), [], ["invalid_conditions"]],
    [
      "a malformed condition hides",
      block("a", only({ name: "login", params: { is: "maybe" } })),
      [],
      ["invalid_conditions"],
    ],
    ["unreadable conditions hide", block("a", { conditions: "[oops" }), [], ["invalid_conditions"]],
    [
      "a parent whose children are all hidden is hidden",
      block("a", {}, [block("b", only("full-moon"))]),
      [],
      ["nothing_inside"],
    ],
    ["a leaf is never empty", block("a", {}, []), ["a"], []],
    ["an unknown type is skipped", block("a", {}, [], "hologram"), [], ["cannot_build"]],
    ["pseudo blocks are no children", block("a", {}, [block("b", {}, [], "_shadow_")]), ["a"], []],
    ["a factory without a source hides", block("a", { itemFactory: "podFactory" }), [], ["cannot_build"]],
    [
      "a block filled from data is not empty while the data is still to come",
      block("a", { itemFactory: "podFactory,collections" }, [block("b", only("full-moon"))]),
      ["a"],
      [],
    ],
  ];

  test.each(cases)("%s", (_, wire, shown, reasons) => {
    const resolution = show([wire]);
    expect(uidsOf(resolution.blocks)).toEqual(shown);
    expect(resolution.verdicts.get("a")?.map(({ code }) => code)).toEqual(reasons);
  });

  test("lists several reasons in one fixed order", () => {
    const wire = block(
      "a",
      { published: false, conditions: ["full-moon"] },
      [block("b", { published: false })],
      "hologram",
    );
    expect(
      show([wire])
        .verdicts.get("a")
        ?.map(({ code }) => code),
    ).toEqual(["cannot_build", "unpublished", "invalid_conditions", "nothing_inside"]);
  });

  test("preview hides nothing and reports the same of each block", () => {
    for (const [, wire] of cases) {
      const preview = show([wire], { ...native, mode: "preview" });
      expect(preview.verdicts).toEqual(show([wire]).verdicts);
      expect(preview.blocks[0]?.uid).toBe("a");
      expect(preview.blocks[0]?.hidden ?? []).toEqual(preview.verdicts.get("a"));
    }
  });

  test("logs the faults by their catalogue texts and nothing else (storefront §8)", () => {
    const wires = [
      block("a", only("full-moon", "high-tide")),
      block("b", {}, [], "hologram"),
      block("c", {}, [], ""),
      block("d", { itemFactory: "podFactory,moons" }),
      block("e", { published: false }),
    ];
    expect(show(wires).warnings).toEqual([
      "Invalid block conditions: full-moon, high-tide",
      "Block type of hologram hasn't been registered",
      "Unable to make block, no type was defined",
      "Factory has no source",
    ]);
  });

  test("returns when it next changes by itself and what it depends on, so it can be cached exactly that long", () => {
    const sale = only({ name: "between", params: { from: "2026-11-27T08:00:00Z", until: "2026-11-30T00:00:00Z" } });
    const later = only(
      { name: "between", params: { from: "2026-11-28T00:00:00Z" } },
      { name: "login", params: { is: "logged-in" } },
    );
    const resolution = show([block("a", sale), block("b", later)]);
    expect(uidsOf(resolution.blocks)).toEqual(["a"]);
    expect(resolution.nextChangeAtMs).toBe(Date.parse("2026-11-28T00:00:00Z"));
    expect(readsOf(resolution)).toEqual({ login: ["logged-in"] });
    expect(show([block("a")]).nextChangeAtMs).toBeNull();
  });

  test("names of each dimension the values that it tells apart, for every visitor", () => {
    const blocks = [
      block("a", only({ name: "country", params: { in: ["IE", "GB"] } })),
      block("b", only({ name: "country", params: { in: ["FR"] } }, { name: "currency", params: { in: ["EUR"] } })),
      block("c", only({ name: "variation", params: { test: "hero", is: "after" } })),
    ];
    const wanted = { country: ["IE", "GB", "FR"], currency: ["EUR"], "variation:hero": ["after"] };
    const others = { ...facts, country: "FR", currency: "EUR", variations: {} } as const;
    for (const each of [facts, others]) {
      expect(readsOf(show(blocks, { ...native, facts: each }))).toEqual(wanted);
    }
  });

  test("does not depend on what no visitor sees in any case", () => {
    const login = only({ name: "login", params: { is: "logged-in" } });
    const soon = only({ name: "between", params: { from: "2026-11-28T00:00:00Z" } });
    const resolution = show([
      block("a", { published: false, ...login }),
      block("b", { published: false }, [block("c", login), block("d", soon)]),
      block("e", only("full-moon"), [block("f", login)]),
      block("g", {}, [block("h", login)], "hologram"),
    ]);
    expect([readsOf(resolution), resolution.nextChangeAtMs]).toEqual([{}, null]);
  });
});

describe("a block ready to be rendered", () => {
  test("has its old properties raised, its defaults filled in, its text cut and the unknown left out", () => {
    const wire = {
      uid: "a",
      type: "pod",
      size: 2,
      properties: { heading: "Worn by people who look out", tone: "shrill", secret: 1 },
    };
    expect(show([wire]).blocks[0]).toMatchObject({ span: 3, props: { title: "Worn by people who l…", tone: "calm" } });
    expect(show([wire]).blocks[0]?.props).not.toHaveProperty("secret");
  });

  test("takes all twelve columns when it is full width", () => {
    expect(show([{ uid: "a", type: "pod", size: 4, properties: { fullWidth: true } }]).blocks[0]?.span).toBe(12);
  });

  test("names its needs once per page, so the server fetches them together", () => {
    const blocks = show([
      block("a", {}, [], "productList"),
      block("b", {}, [block("c", { limit: 4 }, [], "productList"), block("d", { limit: 8 }, [], "productList")]),
    ]).blocks;
    expect(needsOf(blocks).map(({ source, params }) => ({ source, params }))).toEqual([
      { source: "products", params: { limit: 4 } },
      { source: "products", params: { limit: 8 } },
    ]);
  });
});

describe("items made from data", () => {
  const wire = block("a", { itemFactory: "podFactory,collections" }, [
    block("own"),
    { type: "_shadow_", schemaVersion: 2, properties: { tone: "loud" } },
  ]);
  const fill = (blocks: Json[], answer: unknown, context: ResolveContext = native) => {
    const resolution = show(blocks, context);
    const [need] = needsOf(resolution.blocks);
    return generateItems(resolution, context, { [need?.key ?? ""]: answer });
  };

  test("follow the written ones and take their defaults from the shadow block", () => {
    const [filled] = fill([wire], ["Hoodies", "Totes"]).blocks;
    expect(filled?.items.map(({ uid, props }) => [uid, props.title, props.tone])).toEqual([
      ["own", "Untitled", "calm"],
      ["a:Hoodies", "Hoodies", "loud"],
      ["a:Totes", "Totes", "loud"],
    ]);
  });

  test("keep their uid whatever comes before them, and each has its own", () => {
    const [filled] = fill([wire], ["Totes", "Totes", "Hoodies"]).blocks;
    expect(filled?.items.map(({ uid }) => uid)).toEqual(["own", "a:Totes", "a:Totes-2", "a:Hoodies"]);
  });

  test("take an older shadow's properties as they are called now", () => {
    const old = block("a", { itemFactory: "bare,collections" }, [
      { type: "_shadow_", properties: { heading: "Soon" } },
    ]);
    const bare = { name: "bare", keyOf: String, build: () => ({ type: "pod", schemaVersion: 2 }) };
    const context = { ...native, factories: registerFactories([bare], [...factories.sources.values()]) };
    expect(fill([old], ["x"], context).blocks[0]?.items[0]?.props.title).toBe("Soon");
  });

  test("have needs, children and conditions as written blocks have, and say why one is hidden", () => {
    const rich = {
      name: "rich",
      source: "collections",
      keyOf: String,
      build: (entry: Json) => ({
        type: "pod",
        properties: entry === "members" ? only({ name: "login", params: { is: "logged-in" } }) : {},
        items: [{ type: "productList", properties: { limit: 2 } }],
      }),
    };
    const context = { ...native, factories: registerFactories([rich], [...factories.sources.values()]) };
    const filled = fill([block("a", { itemFactory: "rich" })], ["all", "members"], context);
    expect(uidsOf(filled.blocks)).toEqual(["a", "a:all", "a:all-0"]);
    expect(needsOf(filled.blocks[0]?.items ?? []).map(({ params }) => params)).toEqual([{ limit: 2 }]);
    expect(filled.verdicts.get("a:members")).toEqual([{ code: "conditions_not_met", names: ["login"] }]);
    expect(readsOf(filled)).toEqual({ login: ["logged-in"] });
  });

  test("S3.03, S3.04 go through their factory's transformers in turn, from the source that the factory names (storefront §3.2)", () => {
    const backwards = (entries: readonly Json[]) => entries.toReversed();
    const firstTwo = (entries: readonly Json[]) => entries.slice(0, 2);
    const own = registerFactories(
      [
        {
          name: "tags",
          source: "words",
          keyOf: String,
          transformers: [backwards, firstTwo],
          build: (entry, index) => ({ type: "pod", schemaVersion: 2, properties: { title: `${index} ${entry}` } }),
        },
      ],
      [
        {
          name: "words",
          params: ({ limit = 3 }) => ({ limit }),
          parse: (answer) => String(answer).split(" "),
          cacheSeconds: 60,
        },
      ],
    );
    const context = { ...native, factories: own };
    const wanted = block("a", { itemFactory: "tags", limit: 9 });
    expect(needsOf(show([wanted], context).blocks)).toMatchObject([{ source: "words", params: { limit: 9 } }]);
    const [filled] = fill([wanted], "sea salt rope", context).blocks;
    expect(filled?.items.map(({ props }) => props.title)).toEqual(["0 rope", "1 salt"]);
    expect([own.factories.get("tags")?.name, own.sources.get("words")?.cacheSeconds]).toEqual(["tags", 60]);
  });

  test("are none when the answer is missing or is not a list", () => {
    for (const answer of [undefined, null, { oops: true }]) {
      expect(fill([wire], answer).blocks[0]?.items.map(({ uid }) => uid)).toEqual(["own"]);
    }
  });

  test("of a factory that is not there are a fault, by its own name", () => {
    const { warnings } = show([block("a", { itemFactory: "ghost,collections" })]);
    expect(warnings).toEqual(["Factory ghost hasn't been registered"]);
  });
});

const readsOf = ({ reads }: ReturnType<typeof show>) =>
  Object.fromEntries([...reads].map(([dimension, values]) => [dimension, [...values]]));

function uidsOf(blocks: ReturnType<typeof show>["blocks"]): string[] {
  return blocks.flatMap(({ uid, items }) => [uid, ...uidsOf(items)]);
}
