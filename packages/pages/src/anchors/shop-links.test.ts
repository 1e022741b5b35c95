import { expect, test } from "vitest";
import { registerBlocks } from "../block-type.ts";
import type { Fields } from "../props/field.ts";
import { fromWire } from "../wire/from-wire.ts";
import { shopLinks } from "./shop-links.ts";

const link = { kind: "link", label: "Leads to" } as const;
const fields = {
  href: link,
  html: { kind: "html", label: "Text" },
  title: { kind: "text", label: "Title" },
  actions: { kind: "list", label: "Actions", max: 3, of: { href: link } },
  image: { kind: "group", label: "Picture", fields: { href: link } },
} satisfies Fields;
const shared = { version: 1, hydrates: false, compatibility: ["grid"], accepts: [], example: {} } as const;
const types = registerBlocks([{ ...shared, type: "tile", title: "Tile", fields }] as never);

test("links to pages of the shop are found in settings, lists, groups and texts, and no others", () => {
  const properties = {
    href: " /about/ ",
    title: "/not-a-link/",
    html: '<p><a href="/sizes/?from=text">Sizes</a> <a href="https://elsewhere.example/">Else</a> <a href="/sizes/?from=text">Again</a></p>',
    actions: [{ href: "/collection/all/" }, { href: "//host.example/" }, { href: "#to-sizes" }],
    image: { href: "/product/tee/" },
  };
  const doc = fromWire({
    version: 1,
    rev: "1",
    properties: {},
    blocks: [{ uid: "a", type: "tile", properties }],
  } as never);
  expect(shopLinks(doc, types).map(({ field, link }) => [field, link])).toEqual([
    ["href", "/about/"],
    ["html", "/sizes/?from=text"],
    ["actions", "/collection/all/"],
    ["image", "/product/tee/"],
  ]);
});
