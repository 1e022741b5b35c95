import { titleOfFile } from "@selvedge/domain/products/title-of-file";
import type { Design } from "../data/reply.ts";
import { unnamed } from "../design-editor/design-name.ts";
import type { ProductForm } from "./product-form.ts";

export interface MissingWords {
  /** The name is that of the picture's file, or none was ever given. */
  name: boolean;
  description: boolean;
}

/** Which of a product's texts are still missing. Without the design the name's state is unknown, and it is not listed. */
export function missingWordsOf(
  { name, description }: Pick<ProductForm, "name" | "description">,
  design: Pick<Design, "assets"> | undefined,
): MissingWords {
  const files = (design?.assets ?? []).flatMap((asset) => [asset.name, titleOfFile(asset.name)]);
  return { name: [unnamed, ...files].includes(name.trim()), description: description.trim() === "" };
}

/** What is missing in one sentence; null where nothing is. */
export function missingSentence({ name, description }: MissingWords): string | null {
  const parts = [
    ...(name ? ["a name of its own (it still has the file's)"] : []),
    ...(description ? ["a description"] : []),
  ];
  return parts.length > 0 ? `It still needs ${parts.toReversed().join(", and ")}.` : null;
}
