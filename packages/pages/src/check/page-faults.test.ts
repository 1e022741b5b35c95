import { expect, test } from "vitest";
import { type BlockType, registerBlocks } from "../block-type.ts";
import { fromWire } from "../wire/from-wire.ts";
import { pageFaults } from "./page-faults.ts";

const card = {
  type: "card",
  title: "Card",
  version: 1,
  compatibility: ["grid"],
  hydrates: false,
  accepts: [],
  example: {},
  fields: {
    title: { kind: "text", label: "Title", required: true, maxLength: 20 },
    size: { kind: "choice", label: "Size", default: "small", options: ["small", "large"] },
    image: { kind: "image", label: "Picture", required: true },
    links: { kind: "list", label: "Links", max: 2, of: { href: { kind: "link", label: "Leads to", required: true } } },
  },
} satisfies BlockType;

test("every failing field of a page is named, where it is and what to do (S3.20, storefront §8)", () => {
  const doc = fromWire({
    blocks: [
      {
        uid: "bad",
        type: "card",
        properties: { title: "", size: "huge", image: "javascript:x", links: [{}, { href: "/" }] },
      },
      { uid: "good", type: "card", properties: { title: "Hoodies", image: "/a.png" } },
      { uid: "odd", type: "hologram", properties: { title: 4 } },
    ],
  });
  expect(pageFaults(doc, registerBlocks([card]))).toEqual([
    { uid: "bad", path: ["title"], text: "This field is required.", isMissing: true },
    { uid: "bad", path: ["size"], text: "Choose one of: small, large." },
    { uid: "bad", path: ["image"], text: "Choose a picture." },
    { uid: "bad", path: ["links", 0, "href"], text: "This field is required.", isMissing: true },
  ]);
});
