/** Pages for property tests: any nesting, any order, unknown fields and types among the known. */
import fc from "fast-check";
import type { WireBlock, WirePage } from "../wire/wire.ts";

const props = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
  { maxKeys: 4 },
);

const { block } = fc.letrec<{ block: WireBlock; items: WireBlock[] }>((tie) => ({
  items: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant<WireBlock[]>([]),
    fc.array(tie("block") as fc.Arbitrary<WireBlock>, { maxLength: 3 }),
  ),
  block: fc.record(
    {
      id: fc.option(fc.integer({ min: 1, max: 9999 })),
      uid: fc.stringMatching(/^[a-f0-9]{3}$/),
      type: fc.constantFrom("banner", "pod", "grid", "row", "holo_gram", "_shadow_"),
      size: fc.integer({ min: -2, max: 20 }),
      slot: fc.constantFrom("", "open", "locked"),
      order: fc.integer({ min: 0, max: 9 }),
      properties: props,
      items: tie("items"),
      flags: fc.subarray(["reordered", "pinned", "mine"]),
      schemaVersion: fc.integer({ min: 1, max: 4 }),
      future: fc.oneof(fc.string(), props),
    },
    { requiredKeys: ["type"] },
  ) as fc.Arbitrary<WireBlock>,
}));

export const wirePages: fc.Arbitrary<WirePage> = fc.record(
  {
    id: fc.integer({ min: 1 }),
    url: fc.constantFrom("/", "/about/"),
    version: fc.constantFrom(1, 2),
    properties: props,
    blocks: fc.array(block, { maxLength: 5 }),
    newField: props,
  },
  { requiredKeys: ["url", "blocks"] },
) as fc.Arbitrary<WirePage>;
