import { takeBack } from "@selvedge/domain/returns/take-back";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";

/**
 * Colours that a shop owner may set on one block; empty means the theme's, whose ground for the words is this token. `pictures`
 * are the settings whose picture or film lies behind the words.
 */
export const coloursOn = (ground: TokenKey, pictures: readonly string[] = []) =>
  ({
    kind: "group",
    label: "Colours",
    part: "look",
    fields: {
      text: { kind: "colour", label: "Text", ground: { beside: "background", theme: ground, pictures } },
      background: { kind: "colour", label: "Background" },
    },
  }) as const;
/** What the sides are called. */
export const alignments = { left: "Left", center: "Centre", right: "Right" } as const;
/** Opens something of the page itself in place of a link; a shop's own code may listen to names of its own (storefront §2.5). */
export const inPageAction = {
  kind: "text",
  label: "In-page action",
  hint: "In place of a link.",
  usual: { [takeBack.action]: `Opens “${takeBack.title}”` },
} as const;
/** Where a link opens: the field that a link names as its `opens`. */
export const opens = {
  kind: "choice",
  label: "Opens",
  default: "_self",
  options: ["_self", "_blank"],
  titles: { _self: "Same tab", _blank: "New tab" },
} as const;
