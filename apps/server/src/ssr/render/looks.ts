// The style sheets of a theme's looks, sent as one file: `/assets/looks/{build}/button-pill.image-arcs.css`.
import { LRUCache } from "lru-cache";
import { fileQuality, type Packed, pack } from "../../plugins/pack.ts";
import { Refusal } from "../../plugins/refusal.ts";
import type { StorefrontBuild } from "./storefront-build.ts";

/** More than the themes there are, because merchants combine looks. */
const kept = new LRUCache<string, Packed>({ max: 200 });

/** The address of a theme's looks: one file, or none where every look is the plain one. */
export function looksAddress({ looks, build }: Pick<StorefrontBuild, "looks" | "build">, names: readonly string[]) {
  if (names[0] === everyLook) return [`/assets/looks/${build}/${everyLook}.css`];
  const drawn = names.filter((name) => Object.hasOwn(looks, name)).sort();
  return drawn.length > 0 ? [`/assets/looks/${build}/${drawn.join(".")}.css`] : [];
}

/** Every look in one file, for who tries them; each says itself where it holds. */
export const everyLook = "every";

/** The looks that a file of such an address names. Throws notFound if it names none. */
export async function packedLooks({ looks }: Pick<StorefrontBuild, "looks">, file: string): Promise<Packed> {
  const names = [...new Set(file.replace(/\.css$/, "").split("."))];
  const known = (
    names[0] === everyLook ? Object.keys(looks) : names.filter((name) => Object.hasOwn(looks, name))
  ).sort();
  if (known.length === 0) throw new Refusal("notFound");
  const key = known.join(".");
  const packed = kept.get(key) ?? (await pack(known.map((name) => looks[name]).join(""), fileQuality));
  kept.set(key, packed);
  return packed;
}
