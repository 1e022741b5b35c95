import { widthOf } from "@selvedge/builder/edits/block-width";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { smallSpanOf } from "@selvedge/pages/block-size";
import { groundOf } from "@selvedge/pages/check/structure-rules";
import type { BlockRec } from "@selvedge/pages/doc";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Minus, Plus } from "lucide-react";
import { titleOf } from "../block-words.ts";

const [narrowest, widest] = [3, 12];
const columns = Array.from({ length: widest }, (_, at) => at + 1);

/** How many of the page's twelve columns a block takes. */
export function WidthOnPage({ rec, session }: { rec: BlockRec; session: PageSession }) {
  if (groundOf(session.doc()) !== "grid") return null;
  const { span = widest, fixedBecause = null } = widthOf(session.doc(), rec.uid) ?? {};
  const isFull = fixedBecause !== null;
  const become = (size: number) => {
    const to = Math.min(widest, Math.max(narrowest, size));
    session.change(
      { t: "resize", uid: rec.uid, from: rec.size, to },
      { label: `Changed the width of ${titleOf(rec)}`, selection: [rec.uid] },
    );
  };
  return (
    <fieldset className="flex flex-col gap-1.5" onBlur={() => session.closeStep()}>
      <legend className="pb-1.5 text-dense font-medium">Width</legend>
      <div className="flex items-center gap-2">
        <IconButton
          bare
          size="dense"
          icon={Minus}
          label="One column narrower"
          isDisabled={isFull || span <= narrowest}
          onPress={() => become(span - 1)}
        />
        <output aria-label="Columns" className="figures w-6 text-center">
          {span}
        </output>
        <IconButton
          bare
          size="dense"
          icon={Plus}
          label="One column wider"
          isDisabled={isFull || span >= widest}
          onPress={() => become(span + 1)}
        />
        <div className="flex min-w-0 flex-1 gap-0.5">
          {columns.map((column) => (
            <button
              key={column}
              type="button"
              tabIndex={-1}
              aria-label={column === 1 ? "1 column" : `${column} columns`}
              disabled={isFull || column < narrowest}
              className={cx(
                "h-7 min-w-0 flex-1 rounded-[3px] border",
                column <= span
                  ? "border-primary bg-primary forced-colors:bg-[Highlight]"
                  : "border-line-strong bg-sunken",
              )}
              onClick={() => become(column)}
            />
          ))}
        </div>
      </div>
      <p className="text-label text-ink-2">
        {fixedBecause ?? `${span} of 12 columns; on a phone ${smallSpanOf(span)} of 6.`}
      </p>
    </fieldset>
  );
}
