import type { BlockChange, FieldChange, PageDiff } from "@selvedge/pages/diff/page-diff";
import { StatusBadge, type Tone } from "@selvedge/ui/feedback/status-badge";
import { titleOf, wordsOf } from "../block-words.ts";
import { shownWords, valueWords } from "./value-words.ts";

const kinds: Readonly<Record<BlockChange["kind"], { word: string; tone: Tone }>> = {
  new: { word: "New", tone: "success" },
  changed: { word: "Changed", tone: "warning" },
  moved: { word: "Moved", tone: "info" },
  gone: { word: "Gone", tone: "danger" },
};

interface ChangesListProps {
  diff: PageDiff;
  timeZone?: string;
  /** A press on a block's line; without it the lines are no buttons. */
  onBlock?: (uid: string) => void;
}

/** What is different, block by block, with both values of each setting. */
export function ChangesList({ diff: { blocks, page }, timeZone, onBlock }: ChangesListProps) {
  return (
    <ul aria-label="What is different" className="flex flex-col">
      {page.length > 0 ? (
        <li className="flex flex-col gap-1 border-line border-t py-2.5 first:border-t-0">
          <span className="flex items-center gap-2">
            <StatusBadge tone="warning" shape="none">
              Changed
            </StatusBadge>
            <span className="font-medium">The page itself</span>
          </span>
          <Fields fields={page} timeZone={timeZone} />
        </li>
      ) : null}
      {blocks.map((change) => (
        <li
          key={`${change.kind} ${change.rec.uid}`}
          className="flex flex-col gap-1 border-line border-t py-2.5 first:border-t-0"
        >
          <BlockLine change={change} {...(onBlock && { onBlock })} />
          {change.kind === "new" ? <ShownWords words={shownWords(change.rec.props, timeZone)} /> : null}
          <Fields fields={change.fields} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

function BlockLine({ change, onBlock }: { change: BlockChange; onBlock?: (uid: string) => void }) {
  const { kind, rec, isMoved, inside } = change;
  const { word, tone } = kinds[kind];
  const words = wordsOf(rec);
  const more = [
    ...(inside > 0 ? [`with ${inside} inside`] : []),
    ...(isMoved && kind === "changed" ? ["and moved"] : []),
  ].join(", ");
  const line = (
    <>
      <StatusBadge tone={tone} shape="none">
        {word}
      </StatusBadge>
      <span className="min-w-0 truncate">
        <span className="font-medium">{titleOf(rec)}</span>
        {words ? <span className="text-ink-2"> {words}</span> : null}
        {more ? <span className="text-ink-2"> · {more}</span> : null}
      </span>
    </>
  );
  if (!onBlock) return <span className="flex min-w-0 items-center gap-2">{line}</span>;
  return (
    <button
      type="button"
      onClick={() => onBlock(rec.uid)}
      className="-mx-1 flex min-w-0 items-center gap-2 rounded-control px-1 py-0.5 text-left outline-none hover:bg-sunken focus-visible:ring-2 focus-visible:ring-primary"
    >
      {line}
    </button>
  );
}

const ShownWords = ({ words }: { words: string }) =>
  words ? <p className="pl-1 text-dense text-ink-2">{words}</p> : null;

function Fields({ fields, timeZone }: { fields: readonly FieldChange[]; timeZone: string | undefined }) {
  if (fields.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 pl-1 text-dense">
      {fields.map(({ name, label, from, to, field }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {name === "rest" ? (
              "changed"
            ) : (
              <>
                <del className="text-danger">{cut(valueWords(from, { name, field, timeZone, beside: to }))}</del>{" "}
                <ins className="text-success no-underline">
                  {cut(valueWords(to, { name, field, timeZone, beside: from }))}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const cut = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
