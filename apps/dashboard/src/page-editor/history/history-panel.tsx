import type { History } from "@selvedge/builder/history/history";
import type { Step } from "@selvedge/builder/history/step";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { cx } from "@selvedge/ui/class-names.ts";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import type { Looks } from "./use-looks.ts";
import { VersionRows } from "./version-rows.tsx";

interface HistoryPanelProps {
  history: History;
  /** The page whose kept versions are listed below its steps. */
  pageId: number;
  /** Shows the page as it was, and as it is now again. */
  looks: Looks;
  /** Goes to where so many steps are made. */
  onGoTo: (steps: number) => void;
  onVersions: () => void;
  onClose: () => void;
}

/** One state of the page in the list. */
interface Entry {
  /** So many steps are made in it. */
  steps: number;
  label: string;
  atMs: number | null;
}

/**
 * Every step that was made since the page was opened on this device, newest first, with the ones that were taken back above
 * the line. A press shows the page as it was; it is changed once that is restored, which can be taken back like anything else.
 */
export function HistoryPanel({ history, pageId, looks, onGoTo, onVersions, onClose }: HistoryPanelProps) {
  const { past, future } = history;
  const entries = entriesOf(past, future);
  const here = past.length;
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="flex items-center justify-between gap-2 p-4 pb-2">
        <h2 className="text-card font-medium">History</h2>
        <span className="flex items-center gap-1">
          <Button size="row" onPress={onVersions}>
            Versions
          </Button>
          <IconButton bare label="Close the history" icon={X} size="row" onPress={onClose} />
        </span>
      </header>
      {entries.length === 1 ? (
        <p className="flex-1 px-4 pb-4 text-dense text-ink-2">
          Nothing was changed yet. Every step that you make is listed here, and can be gone back to.
        </p>
      ) : (
        <ul
          ref={list}
          aria-label="Steps, newest first"
          onKeyDown={onKeyDown}
          className="min-h-0 flex-1 overflow-y-auto px-2"
        >
          {entries.map((entry) => (
            <li key={entry.steps}>
              {entry.steps === here && future.length > 0 ? (
                <div className="flex items-center gap-2 px-2 py-1 text-label text-primary">
                  <span className="font-medium">You are here</span>
                  <span aria-hidden className="h-px flex-1 bg-primary" />
                  <span>{future.length === 1 ? "1 undone" : `${future.length} undone`}</span>
                </div>
              ) : null}
              <EntryRow
                entry={entry}
                place={entry.steps === here ? "here" : entry.steps > here ? "undone" : "before"}
                isShown={entry.steps === looks.looked?.steps}
                onShow={() => (entry.steps === here ? looks.back() : void looks.lookAtStep(entry))}
                onRestore={() => onGoTo(entry.steps)}
                onBack={looks.back}
              />
            </li>
          ))}
        </ul>
      )}
      <VersionRows {...{ pageId, onVersions }} onLook={looks.lookAtVersion} />
      <p className="border-line border-t p-4 text-dense text-ink-2">
        Kept on this device, also after a reload. Steps that you take back stay above the line until you change
        something.
        <span className="mt-1 flex gap-3">
          <KeyHint keys="Ctrl+Z" />
          <KeyHint keys="Ctrl+Shift+Z" />
        </span>
      </p>
    </div>
  );
}

function entriesOf(past: readonly Step[], future: readonly Step[]): Entry[] {
  const made = [...past, ...future].map(({ label, atMs }, at): Entry => ({ steps: at + 1, label, atMs }));
  return [{ steps: 0, label: "As it was opened", atMs: null }, ...made].toReversed();
}

interface EntryRowProps {
  entry: Entry;
  place: "here" | "undone" | "before";
  /** The page is shown as it was then. */
  isShown: boolean;
  onShow: () => void;
  onRestore: () => void;
  onBack: () => void;
}

function EntryRow({ entry: { label, atMs }, place, isShown, onShow, onRestore, onBack }: EntryRowProps) {
  return (
    <div className={cx("rounded-control", isShown && "bg-primary-tint")}>
      <button
        type="button"
        data-entry
        aria-current={place === "here" ? "step" : undefined}
        aria-pressed={isShown}
        onClick={onShow}
        className="flex w-full items-start gap-2.5 rounded-control px-2 py-1.5 text-left text-dense outline-none hover:bg-hover focus-visible:ring-2 focus-visible:ring-primary max-md:min-h-11"
      >
        <span aria-hidden className={cx("mt-1 size-3 shrink-0 rounded-full", dots[place])} />
        <span
          className={cx(
            "min-w-0 flex-1 wrap-anywhere",
            place === "undone" && "text-ink-2",
            place === "here" && "font-medium",
          )}
        >
          {label}
          {place === "undone" ? <span className="sr-only">, undone</span> : null}
        </span>
        {atMs === null ? null : (
          <time dateTime={new Date(atMs).toISOString()} className="shrink-0 text-ink-2 tabular-nums">
            {clockTime(new Date(atMs))}
          </time>
        )}
      </button>
      {isShown ? (
        <div className="flex flex-wrap gap-2 px-2 pb-2 pl-7">
          <Button size="row" variant="primary" onPress={onRestore}>
            Restore to here
          </Button>
          <Button size="row" onPress={onBack}>
            Back to now
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const dots = {
  here: "border-4 border-primary",
  undone: "border border-line-strong border-dashed",
  before: "border border-line-strong",
};
