import { describe, expect, test } from "vitest";
import { type BlockType, isPseudo, makeBlock, registerBlocks } from "./block-type.ts";
import { builderErrorText } from "./builder-error.ts";

const plain: BlockType = {
  type: "spacer",
  title: "Space",
  version: 1,
  compatibility: ["grid"],
  accepts: [],
  hydrates: false,
  fields: {},
  example: { type: "spacer" },
};
const made: BlockType = { ...plain, type: "pod", version: 3, starter: { size: 6, properties: { title: "A title" } } };

describe("the block types", () => {
  test("refuse two of one name (storefront §8)", () => {
    expect(() => registerBlocks([plain, plain])).toThrow("Tried to register block type that conflicts with another");
  });

  test.each([
    [undefined, "Unable to make block, no type was defined"],
    ["hologram", "Block type of hologram hasn't been registered"],
    ["spacer", "Tried to make type but no builder was defined"],
  ])("cannot make %s: %s", (type, text) => {
    const result = makeBlock(registerBlocks([plain, made]), type);
    expect(result.ok ? "" : builderErrorText(result.error)).toBe(text);
  });

  test("make a new block that no one else can change", () => {
    const types = registerBlocks([made]);
    const [first, second] = [makeBlock(types, "pod"), makeBlock(types, "pod")];
    expect(first).toEqual({
      ok: true,
      block: { type: "pod", size: 6, properties: { title: "A title" }, items: [], schemaVersion: 3 },
    });
    expect(first.ok && second.ok && first.block.properties).not.toBe(second.ok && second.block.properties);
  });

  test.each([
    ["_shadow_", true],
    ["_x_", true],
    ["__", false],
    ["pod", false],
    ["_pod", false],
  ])("%s pseudo: %s", (type, is) => {
    expect(isPseudo(type)).toBe(is);
  });
});
