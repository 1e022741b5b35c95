import type { EditRules } from "@selvedge/pages/check/checked-apply";
import { EDIT_RIGHTS } from "@selvedge/pages/check/edit-rights";
import type { Op } from "@selvedge/pages/ops/op";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";

/** Three blocks: a text, and a row with a button. */
export const smallPage = {
  id: 7,
  url: "/about/",
  name: "About",
  version: 1,
  properties: { title: "About" },
  blocks: [
    { uid: "text", type: "textBlock", size: 12, pos: "a", properties: { html: "<p>Hello</p>" } },
    {
      ...{ uid: "row", type: "row", size: 12, pos: "b", properties: {} },
      items: [{ uid: "button", type: "button", size: 4, pos: "a", properties: { text: "Buy" } }],
    },
  ],
} as unknown as WirePage;

/** Anything goes: what a block takes is not what these tests are about. */
export const openRules: EditRules = { types: new Map(), may: new Set(EDIT_RIGHTS) };

export const smallDoc = () => fromWire({ ...smallPage, rev: "1" });

/** A change of the button's text. */
export const retext = (from: string, to: string): Op => ({ t: "set", uid: "button", path: ["text"], from, to });
