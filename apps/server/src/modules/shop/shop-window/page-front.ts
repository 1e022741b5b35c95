// The front of a page with a theme of its own: the same frame in another look, worked out once for each layer.
import { createHash } from "node:crypto";
import { pageTheme, shopLook, withFonts } from "../../site/themes/index.ts";
import type { ShopFront } from "./shop-front.ts";

/** Layers of one front that are kept: a shop has few pages with a theme of their own. */
const most = 100;
const worn = new WeakMap<ShopFront, Map<string, ShopFront>>();

/**
 * The shop's front as the page wears it, with the faces that its blocks name. Its version differs from the shop's, so that a
 * navigation between pages of different themes loads a document.
 */
export function pageFront(
  front: ShopFront,
  layer: Readonly<Record<string, unknown>> = {},
  fonts: readonly string[] = [],
): ShopFront {
  if (Object.keys(layer).length === 0 && fonts.length === 0) return front;
  const key = JSON.stringify([layer, fonts]);
  const fronts = worn.get(front) ?? new Map<string, ShopFront>();
  worn.set(front, fronts);
  const known = fronts.get(key);
  if (known) return known;
  if (fronts.size >= most) fronts.clear();
  const made = frontIn(front, { layer, fonts, key });
  fronts.set(key, made);
  return made;
}

interface Layer {
  layer: Readonly<Record<string, unknown>>;
  fonts: readonly string[];
  key: string;
}

function frontIn({ frame, theme, ...front }: ShopFront, { layer, fonts, key }: Layer): ShopFront {
  const own = pageTheme(theme, layer);
  const look = withFonts(shopLook(own), fonts);
  const version = `${frame.version}.${createHash("sha256").update(key).digest("base64url").slice(0, 8)}`;
  const hasSearchBar = look.tokens["menu.search.bar"] === true;
  const hasFullFooter = look.tokens["footer.visible"] === true;
  return { ...front, frame: { ...frame, hasSearchBar, hasFullFooter, version }, look, theme: own };
}
