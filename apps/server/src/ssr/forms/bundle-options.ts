import { bundlePieceLimit } from "@selvedge/domain/limits";
import type { Fields } from "./post.ts";

/** What was chosen for the parts of a bundle: `part.0` is the part's id, `colour.0` and `size.0` what its fields say. */
export const bundleOptionsOf = (fields: Fields) =>
  Array.from({ length: bundlePieceLimit }, (_, index) => index).flatMap((index) => {
    const id = fields[`part.${index}`] ?? "";
    if (!/^\d{1,15}$/.test(id)) return [];
    const [colour, size] = [fields[`colour.${index}`], fields[`size.${index}`]];
    return [{ bundleItemId: Number(id), ...(colour ? { colour } : {}), ...(size ? { size } : {}) }];
  });
