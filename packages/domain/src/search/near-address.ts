import { isNear } from "./is-near.ts";

/** Longer addresses are not compared: nobody types them. */
const longest = 120;

/**
 * The address that a mistyped one is nearest to, by its last part: "/product/lemon-grin-tea/" is "/product/lemon-grin-tee/",
 * and so is "/lemon-grin-tee/". Of equals the one that begins alike, then the first. null where none is near: at most one
 * mistake in five letters, three in all.
 */
export function nearAddress<A extends { url: string }>(addresses: readonly A[], typed: string): A | null {
  const name = lastPart(typed);
  if (name.length < 3 || name.length > longest) return null;
  const most = Math.min(3, Math.ceil(name.length / 5));
  const start = firstPart(typed);
  for (let mistakes = 0; mistakes <= most; mistakes++) {
    const near = addresses.filter(({ url }) => url !== typed && isNear(lastPart(url), name, mistakes));
    const found = near.find(({ url }) => firstPart(url) === start) ?? near[0];
    if (found) return found;
  }
  return null;
}

const partsOf = (path: string): string[] => path.toLowerCase().split("/").filter(Boolean);
const firstPart = (path: string): string => partsOf(path)[0] ?? "";
const lastPart = (path: string): string => partsOf(path).at(-1) ?? "";
