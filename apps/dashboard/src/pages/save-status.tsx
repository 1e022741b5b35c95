import { type SaveState, standingWords } from "@selvedge/builder/saving/save-state";
import { cx } from "@selvedge/ui/class-names.ts";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, GitCompare, type LucideIcon, Pencil } from "lucide-react";
import { useState } from "react";

interface SaveStatusProps {
  state: SaveState;
  /** Changes that the server does not have. */
  unsaved?: number;
  /** Changes that wait for a decision. */
  conflicts?: number;
  /** Sends what is unsent now. */
  onRetry?: () => unknown;
}

// None is animated: the browser would compose the layers of the screen again at every save.
const icons: Readonly<Record<SaveState["kind"] | "conflict", LucideIcon>> = {
  saved: CloudCheck,
  unsaved: Pencil,
  saving: CloudUpload,
  offline: CloudOff,
  failed: CloudAlert,
  conflict: GitCompare,
};
const tones: Partial<Record<SaveState["kind"] | "conflict", string>> = {
  offline: "text-warning",
  failed: "text-danger",
  conflict: "text-warning",
};

/** How the changes of a page stand, said as they change, with a way out where they are not saved. */
export function SaveStatus({ state, unsaved = 0, conflicts = 0, onRetry }: SaveStatusProps) {
  const words = standingWords({ state, unsaved, conflicts, clock: (ms) => clockTime(new Date(ms)) });
  const kind = conflicts > 0 ? "conflict" : state.kind;
  const Icon = icons[kind];
  const [isTrying, setTrying] = useState(false);
  const isStuck = state.kind === "failed" || state.kind === "offline";
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1.5 whitespace-nowrap text-dense max-md:gap-1 max-md:text-label",
        tones[kind] ?? "text-ink-2",
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0 max-md:size-3.5" />
      {/* On a phone a way out takes the room of the words, which a notice says in full. */}
      <span role="status" className={isStuck ? "max-md:sr-only" : "max-md:truncate"}>
        {words}
      </span>
      {isStuck && onRetry ? (
        <button
          type="button"
          disabled={isTrying}
          className="rounded-control px-1 font-medium text-primary outline-none hover:underline focus-visible:ring-2 focus-visible:ring-primary"
          onClick={() => {
            setTrying(true);
            void Promise.resolve(onRetry()).finally(() => setTrying(false));
          }}
        >
          Try again
        </button>
      ) : null}
    </span>
  );
}
