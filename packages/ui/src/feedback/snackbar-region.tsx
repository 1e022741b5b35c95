import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Group } from "react-aria-components/Group";
import { useBottomInset } from "../bottom-inset.ts";
import { cx } from "../class-names.ts";
import { type Snack, type SnackbarStore, snackbars } from "./snackbar-store.ts";

/**
 * Where snackbars appear: at the foot of the window, in the middle, over the controls there. Dark on light
 * and the reverse, the waiting ones peeking out behind.
 */
export function SnackbarRegion({ store = snackbars }: { store?: SnackbarStore }) {
  const { shown, queued } = useSyncExternalStore(store.subscribe, store.read, store.read);
  const waiting = queued.length - (shown ? 1 : 0);
  const foot = useBottomInset();
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-none beside-navigation fixed z-50 flex flex-col items-center"
      style={{ bottom: foot > 0 ? foot + ABOVE_BARS : AT_BOTTOM }}
    >
      {shown ? <SnackCard key={shown.code} snack={shown} waiting={waiting} store={store} /> : null}
    </section>
  );
}

/** Px above the part at the foot, or above the window's edge without one. */
const ABOVE_BARS = 12;
const AT_BOTTOM = 24;

function SnackCard({ snack, waiting, store }: { snack: Snack; waiting: number; store: SnackbarStore }) {
  const undo = () => {
    snack.undo?.();
    store.close();
  };
  return (
    <Group
      className="pointer-events-auto relative w-full max-w-105 animate-rise"
      onHoverStart={store.hold}
      onHoverEnd={store.release}
      onFocus={store.hold}
      onBlur={store.release}
    >
      <SnackFace snack={snack} waiting={waiting} onUndo={snack.undo ? undo : undefined} onClose={store.close} />
    </Group>
  );
}

interface FaceProps {
  snack: Snack;
  waiting?: number;
  onUndo?: () => void;
  onClose: () => void;
}

/** One snackbar's look, without its timer. */
export function SnackFace({ snack, waiting = 0, onUndo, onClose }: FaceProps) {
  const Icon = snack.tone === "failed" ? CircleAlert : CircleCheck;
  return (
    <>
      {waiting > 1 ? (
        <span aria-hidden className="absolute inset-x-5 -top-2 h-8 rounded-card bg-inverse opacity-25" />
      ) : null}
      {waiting > 0 ? (
        <span aria-hidden className="absolute inset-x-2.5 -top-1 h-8 rounded-card bg-inverse opacity-50" />
      ) : null}
      <div className="relative flex min-h-11 items-center gap-3 rounded-card bg-inverse py-2 pr-2 pl-4 text-body text-on-inverse shadow-pop">
        <Icon aria-hidden size={18} className="shrink-0" />
        <span className="min-w-0 flex-1">{snack.text}</span>
        {onUndo ? (
          <button type="button" onClick={onUndo} className={cx(ACTION, "px-2 font-medium text-inverse-action")}>
            {snack.undoLabel ?? "Undo"}
          </button>
        ) : null}
        <button type="button" aria-label="Close message" onClick={onClose} className={cx(ACTION, "w-7")}>
          <X aria-hidden size={16} />
        </button>
      </div>
    </>
  );
}

const ACTION =
  "flex h-7 shrink-0 items-center justify-center rounded-control hover:bg-inverse-2/25 focus-visible:outline-inverse-action max-md:h-11 max-md:min-w-11";
