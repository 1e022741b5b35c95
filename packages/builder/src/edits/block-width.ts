import { isTemplateName } from "@selvedge/domain/templates/template-names";
import { COLUMNS, clampSize, spanOf } from "@selvedge/pages/block-size";
import { groundOf } from "@selvedge/pages/check/structure-rules";
import type { Doc, Uid } from "@selvedge/pages/doc";
import type { OpOf } from "@selvedge/pages/ops/op";
import { TEMPLATES } from "@selvedge/pages/templates/templates";

export interface BlockWidth {
  /** Columns of twelve, as they are rendered on a wide screen. */
  readonly span: number;
  /** Why it cannot be changed here, as a sentence; null where it can. */
  readonly fixedBecause: string | null;
}

/** How wide a block is, and whether a person may change that. Source: storefront §3.2, §9. */
export function widthOf(doc: Doc, uid: Uid): BlockWidth | null {
  const rec = doc.blocks.get(uid);
  if (!rec) return null;
  const { fullBackgroundColor } = rec.props;
  const isBand = typeof fullBackgroundColor === "string" && fullBackgroundColor !== "";
  const why =
    rec.parent !== null
      ? "The block around it decides how wide it is."
      : isWhole(doc, rec.type)
        ? "Blocks of this page take its whole width."
        : rec.props.fullWidth === true
          ? "It is set to full width. Switch that off to choose its columns."
          : isBand
            ? "Its colour goes from edge to edge. Take that off to choose its columns."
            : null;
  return { span: isBand ? COLUMNS : spanOf(rec), fixedBecause: why };
}

/** Sections, mails and the parts of a template are as wide as the page; other blocks of a template are on its grid. */
function isWhole(doc: Doc, type: string): boolean {
  const ground = groundOf(doc);
  return isTemplateName(ground) ? TEMPLATES[ground].parts.includes(type) : ground !== "grid";
}

/** Another width, held within 3 and 12 columns; null where it is that wide already. */
export function resizing(doc: Doc, uid: Uid, columns: number): OpOf<"resize"> | null {
  const from = doc.blocks.get(uid)?.size;
  const to = clampSize(columns);
  return from === undefined || from === to ? null : { t: "resize", uid, from, to };
}
