import { expect, test } from "vitest";
import { BLOCK_TYPES } from "../block-words.ts";
import { blockIcons } from "./block-icon.tsx";

test("every kind of block has a drawing of its own name in the list of blocks", () => {
  const without = [...BLOCK_TYPES.values()].filter(({ icon }) => icon === undefined || !(icon in blockIcons));
  expect(without.map(({ type, icon }) => `${type}: ${icon}`)).toEqual([]);
});
