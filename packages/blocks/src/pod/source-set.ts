import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import type { ImageValue } from "@selvedge/pages/props/image";

/**
 * A picture with the addresses of a `srcset` beside its own: "/small.webp 480w, /large.webp 960w". What is not an address
 * and a width, or leads where no link may, is left out.
 */
export function withSourceSet(image: ImageValue, sourceSet: string): ImageValue {
  const named = sourceSet.split(",").flatMap((candidate): [string, string][] => {
    const [, address = "", width = ""] = /^\s*(\S+)\s+(\d{2,4})w\s*$/.exec(candidate) ?? [];
    return address !== "" && isAllowedLink(address) ? [[width, address]] : [];
  });
  return named.length === 0 ? image : { ...image, sizes: { ...image.sizes, ...Object.fromEntries(named) } };
}
