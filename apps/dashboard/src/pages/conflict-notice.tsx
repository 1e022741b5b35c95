import { madeAgain, valueNow } from "@selvedge/builder/saving/conflicts";
import type { PageSession } from "@selvedge/builder/session/page-session";
import type { BlockTypes } from "@selvedge/pages/block-type";
import { PAGE_FIELD_LABELS } from "@selvedge/pages/diff/page-field-labels";
import type { Op } from "@selvedge/pages/ops/op";
import type { Dropped } from "@selvedge/pages/ops/rebase";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import type { Field } from "@selvedge/pages/props/field";
import { fieldAt } from "@selvedge/pages/props/field-at";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { valueWords } from "../page-editor/publish/value-words.ts";

interface ConflictNoticeProps {
  conflict: Dropped;
  session: PageSession;
  /** Who saved the page last; null where that is not known. */
  savedBy?: string | null;
  /** The blocks that may be on the page; none where blocks are not edited. */
  types?: BlockTypes;
  onDecided: () => void;
}

const noTypes: BlockTypes = new Map();

/** Somebody else changed the same: both values are shown, nothing is written over, and the writer chooses. */
export function ConflictNotice({
  conflict: { op },
  session,
  savedBy = null,
  types = noTypes,
  onDecided,
}: ConflictNoticeProps) {
  const who = savedBy ?? "Somebody else, or another tab of yours,";
  const doc = session.doc();
  const again = madeAgain(doc, op);
  const keepMine = () => {
    if (again) session.change(again, { label: `Kept your own: ${whatOf(op, { session, types })}` });
    session.closeStep();
    onDecided();
  };
  const isValue = op.t === "set" || op.t === "page";
  const name = op.t === "set" || op.t === "page" ? String(op.path[0] === "properties" ? op.path[1] : op.path[0]) : "";
  const setting = { name, field: fieldOf(op, { session, types }) };
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warning"
        title={`${who} changed ${whatOf(op, { session, types })} in the meantime`}
        actions={
          <>
            <Button size="dense" onPress={onDecided}>
              {again ? "Use theirs" : "Go on without it"}
            </Button>
            {again ? (
              <Button size="dense" onPress={keepMine}>
                Use mine
              </Button>
            ) : null}
          </>
        }
      >
        {isValue && again ? (
          <dl className="grid gap-x-4 gap-y-2 pt-1 sm:grid-cols-2">
            <Value term="Theirs, saved" words={valueWords(valueNow(doc, op), { ...setting, beside: op.to })} />
            <Value term="Yours, not saved" words={valueWords(op.to, { ...setting, beside: valueNow(doc, op) })} />
          </dl>
        ) : (
          didOf(op)
        )}
        <p className="pt-1">Everything else of yours and theirs is together already.</p>
      </Notice>
    </div>
  );
}

const Value = ({ term, words }: { term: string; words: string }) => (
  <div className="min-w-0 rounded-control border border-line bg-surface px-3 py-2">
    <dt className="text-label">{term}</dt>
    <dd className="max-h-24 overflow-y-auto text-ink wrap-anywhere">{words}</dd>
  </div>
);

/** The setting of a block that is changed; undefined where it is none. */
function fieldOf(op: Op, { session, types }: { session: PageSession; types: BlockTypes }): Field | undefined {
  const fields = op.t === "set" ? types.get(session.doc().blocks.get(op.uid)?.type ?? "")?.fields : undefined;
  return op.t === "set" ? fieldAt({ ...fields, ...COMMON_FIELDS }, op.path) : undefined;
}

/** What a change is about: "the title", "the text of Banner". */
function whatOf(op: Op, { session, types }: { session: PageSession; types: BlockTypes }): string {
  if (op.t === "page") {
    const name = String(op.path.at(-1));
    return `the ${(PAGE_FIELD_LABELS[name]?.label ?? (name === "url" ? "address" : "page")).toLowerCase()}`;
  }
  if (!("uid" in op)) return op.t === "theme" ? "the same colour or font" : "the same blocks";
  const type = types.get(session.doc().blocks.get(op.uid)?.type ?? "");
  const block = type?.title ?? "a block";
  if (op.t !== "set") return `the same block, ${block},`;
  const fields: Readonly<Record<string, { label: string }>> = { ...type?.fields, ...COMMON_FIELDS };
  const label = op.path[0] === "conditions" ? "when it is shown" : fields[String(op.path[0])]?.label;
  return `${label ? label.toLowerCase() : "a setting"} of ${block}`;
}

/** What its author did that fits no longer. */
const did: Readonly<Record<Op["t"], string>> = {
  insert: "You added a block where its place is gone.",
  remove: "You deleted a block that was changed since.",
  move: "You moved the block as well.",
  item: "You changed an entry of the same list.",
  resize: "You gave the block another width as well.",
  change: "You changed the block as a whole.",
  set: "You changed a setting of a block that is gone.",
  page: "You changed the page.",
  theme: "You changed the look of the page.",
  group: "You changed several things at once.",
};
const didOf = (op: Op): string => did[op.t];
