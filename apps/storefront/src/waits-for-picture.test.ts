import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { expect, test } from "vitest";
import { waitsForPicture } from "./waits-for-picture.ts";

const picture = { original: "/a.webp", altText: "A tee" };
const plain = { props: { title: "x" }, items: [] };
const withPicture = { props: { cutouts: [{ image: picture }] }, items: [] };
const answer = (page: object, blocks: readonly object[], route = "store") =>
  ({ route, data: { page, blocks } }) as unknown as PageAnswer;

test.each([
  ["its first block has a picture", answer({ version: 1 }, [withPicture, plain]), true],
  ["a block within the first has one", answer({ version: 1 }, [{ props: {}, items: [withPicture] }, plain]), true],
  ["its first block has none", answer({ version: 1 }, [plain, withPicture]), false],
  ["it has one block", answer({ version: 1 }, [withPicture]), false],
  ["it is of stacked sections", answer({ version: 2 }, [withPicture, plain]), false],
  ["it is edited", answer({ version: 1, mode: "preview" }, [withPicture, plain]), false],
  ["it is no page of blocks", answer({ version: 1 }, [withPicture, plain], "product"), false],
])("whether a page waits for its first picture: %s", (_, page, waits) => {
  expect(waitsForPicture(page)).toBe(waits);
});
