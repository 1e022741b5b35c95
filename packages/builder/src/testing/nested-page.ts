import { registerBlocks } from "@selvedge/pages/block-type";
import { EDIT_RIGHTS } from "@selvedge/pages/check/edit-rights";
import { childrenOf, type Doc, type Uid } from "@selvedge/pages/doc";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";

const shared = { version: 1, hydrates: false, compatibility: ["grid", "section"], example: {} } as const;
const leaf = { ...shared, accepts: [], starter: { properties: {} } } as const;

/** A few types: words, a picture with a link to a product, containers that take anything, and one that takes tags. */
export const nestTypes = registerBlocks([
  { ...leaf, type: "textBlock", title: "Text", fields: { html: { kind: "html", label: "Text" } } },
  {
    ...{ ...leaf, type: "pod", title: "Content" },
    fields: {
      image: { kind: "image", label: "Picture" },
      product: { kind: "reference", label: "Product", to: "product" },
      title: { kind: "text", label: "Title" },
    },
  },
  { ...leaf, type: "tag", title: "Tag", fields: {} },
  { ...shared, type: "slideshow", title: "Slideshow", accepts: ["slide"], fields: {}, starter: { properties: {} } },
  {
    ...shared,
    type: "row",
    title: "Row",
    accepts: "any",
    fields: {},
    starter: { properties: {}, items: [{ type: "tag" }] },
  },
  { ...shared, type: "taglets", title: "Tags", accepts: ["tag"], fields: {}, starter: { properties: {} } },
]);

export const nestRules = { types: nestTypes, may: new Set(EDIT_RIGHTS) };

/** A page of these blocks, each named by its uid: "text", "row" with "a" and "b", "tags" with "t". */
export const nestedDoc = (more: readonly WireBlock[] = []): Doc =>
  fromWire({
    version: 1,
    rev: "1",
    properties: {},
    blocks: [
      { uid: "text", type: "textBlock", size: 6, properties: { html: "<p>Hello</p>" } },
      {
        ...{ uid: "row", type: "row", size: 12, properties: {} },
        items: [
          { uid: "a", type: "pod", properties: { title: "A" } },
          { uid: "b", type: "pod", properties: { title: "B" } },
        ],
      },
      { uid: "tags", type: "taglets", properties: {}, items: [{ uid: "t", type: "tag", properties: {} }] },
      ...more,
    ],
  });

/** The blocks as "text row(a b) tags(t)". */
export const shapeOf = (doc: Doc, parent: Uid | null = null): string =>
  childrenOf(doc, parent)
    .map(({ uid }) => (childrenOf(doc, uid).length > 0 ? `${uid}(${shapeOf(doc, uid)})` : uid))
    .join(" ");
