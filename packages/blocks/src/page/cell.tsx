import { smallSpanOf } from "@selvedge/pages/block-size";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { onColour } from "@selvedge/themes/colour/contrast";
import type { CSSProperties, ReactNode } from "react";
import s from "./page.module.css";

interface CellProps {
  readonly block: ResolvedBlock;
  readonly top: boolean;
  readonly children: ReactNode;
  /** Markup that was rendered before and is used instead of the children. */
  readonly rendered?: string | undefined;
}

/**
 * The space one block takes, the handle the editor finds it by, and what every block has: its columns, its padding, its band
 * of colour from edge to edge. Unpublished blocks fade only while edit controls are shown (`data-editing` on the page).
 */
export function Cell({ block, top, rendered, children }: CellProps) {
  const { uid, type, span, frame, hidden, editing, place } = block;
  const unpublished = hidden?.some(({ code }) => code === "unpublished");
  return (
    <div
      id={place}
      className={s.cell}
      data-block={type}
      data-uid={uid}
      data-wide={(top && span === 12) || undefined}
      data-bleed={(top && (frame.fullWidth || frame.background !== "")) || undefined}
      data-band={frame.background && !frame.fullWidth ? "" : undefined}
      data-tinted={frame.background && frame.fullWidth ? "" : undefined}
      data-unpublished={unpublished || undefined}
      {...(editing ? editingMarks(editing) : {})}
      style={cellStyle(span, frame, top)}
      {...(rendered === undefined ? { children } : { dangerouslySetInnerHTML: { __html: rendered } })}
    />
  );
}

/** What an editor finds and reads on a block: its name, what stands for it while it is empty, why visitors do not see it, its texts. */
const editingMarks = ({ title, emptyText, whyHidden, isContainer, texts }: NonNullable<ResolvedBlock["editing"]>) => ({
  "data-title": title,
  "data-empty": emptyText,
  "data-hidden": whyHidden || undefined,
  "data-container": isContainer || undefined,
  "data-texts": texts.length > 0 ? JSON.stringify(texts) : undefined,
});

function cellStyle(span: number, frame: ResolvedBlock["frame"], top: boolean): CSSProperties {
  const style = {
    ...(top ? { "--span": span, "--span-small": smallSpanOf(span) } : {}),
    ...(frame.background
      ? { background: frame.background, color: onColour(frame.background, ["#1a1a1a", "#ffffff"]) }
      : {}),
    ...(frame.paddingPx === null ? {} : { padding: frame.paddingPx }),
  };
  return style as CSSProperties;
}
