// A theme that is open for editing: its draft, the way back and forth, and how it stands at the server. No React, no network.
import type { EditedTheme, ThemeLayer } from "./theme-query.ts";

export type SendAnswer =
  | { kind: "stored"; theme: EditedTheme }
  | { kind: "stale"; theme: EditedTheme }
  | { kind: "unreachable" }
  | { kind: "refused"; message: string };

export type ThemeSave =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "offline" }
  | { kind: "failed"; message: string }
  /** Somebody else changed the same keys; both values stay until one is chosen. */
  | { kind: "conflict"; keys: readonly string[]; theirs: EditedTheme };

export interface ThemeState {
  draft: ThemeLayer;
  /** As the server has it. */
  stored: EditedTheme;
  canUndo: boolean;
  canRedo: boolean;
  save: ThemeSave;
}

interface Step {
  label: string;
  draft: ThemeLayer;
  /** What a gesture changes; the same one in a row is one step. */
  gesture: string | null;
}

interface SessionParts {
  theme: EditedTheme;
  send: (draft: ThemeLayer, rev: string) => Promise<SendAnswer>;
  /** Runs work later and gives what stops it. */
  later: (ms: number, work: () => void) => () => void;
}

/** After the last change; a whole gesture is sent once. */
const idleMs = 700;
const retryMs = 5_000;
const mostSteps = 500;

export type ThemeSession = ReturnType<typeof openThemeSession>;

/** Opens a theme for editing. Every change can be undone, is sent when its author pauses, and is never written over another's. */
export function openThemeSession({ theme, send, later }: SessionParts) {
  let stored = theme;
  let draft = theme.draft;
  let past: Step[] = [];
  let future: Step[] = [];
  let save: ThemeSave = { kind: "saved" };
  let state: ThemeState = shown();
  let stop = () => {};
  let sending: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function shown(): ThemeState {
    return { draft, stored, canUndo: past.length > 0, canRedo: future.length > 0, save };
  }
  function tell() {
    state = shown();
    for (const listener of listeners) listener();
  }
  function isUnsent() {
    return !sameLayer(draft, stored.draft);
  }
  function soon(ms = idleMs) {
    stop();
    stop = later(ms, () => void flush());
  }

  function change(next: ThemeLayer, label: string, gesture: string | null) {
    if (sameLayer(next, draft)) return;
    const last = past.at(-1);
    if (gesture === null || last?.gesture !== gesture) past = [...past, { label, draft, gesture }].slice(-mostSteps);
    future = [];
    draft = next;
    tell();
    if (save.kind !== "conflict") soon();
  }

  function step(from: Step[], into: (step: Step) => void): string | null {
    const taken = from.at(-1);
    if (!taken) return null;
    into({ label: taken.label, draft, gesture: null });
    draft = taken.draft;
    if (save.kind !== "conflict") soon();
    return taken.label;
  }

  async function flush(): Promise<boolean> {
    stop();
    if (save.kind === "conflict") return false;
    if (sending) return sending.then(() => (isUnsent() ? flush() : true));
    if (!isUnsent()) return save.kind === "saved";
    save = { kind: "saving" };
    tell();
    sending = sendOnce();
    const isStored = await sending;
    sending = null;
    return isStored && isUnsent() ? flush() : isStored;
  }

  async function sendOnce(): Promise<boolean> {
    const sent = draft;
    const answer = await send(sent, stored.rev);
    if (answer.kind === "stored") {
      stored = answer.theme;
      // The server writes colours in small letters, so what was sent is taken as stored.
      if (sameLayer(draft, sent)) draft = stored.draft;
      save = { kind: "saved" };
    } else if (answer.kind === "stale") takeIn(answer.theme);
    else if (answer.kind === "refused") save = { kind: "failed", message: answer.message };
    else {
      save = { kind: "offline" };
      soon(retryMs);
    }
    tell();
    return answer.kind === "stored";
  }

  /** Others' changes of other keys are taken in; of the same keys, their author is asked. */
  function takeIn(theirs: EditedTheme) {
    const base = stored.draft;
    const both = changedKeys(base, draft).filter(
      (key) => changedKeys(base, theirs.draft).includes(key) && valueIn(draft, key) !== valueIn(theirs.draft, key),
    );
    if (both.length > 0) {
      save = { kind: "conflict", keys: both, theirs };
      return;
    }
    draft = merged(theirs.draft, draft, changedKeys(base, draft));
    stored = theirs;
    past = [];
    future = [];
    save = { kind: "saved" };
    if (isUnsent()) soon(0);
  }

  return {
    state: () => state,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Gives a key a value; undefined sets it back to how the theme came. `gesture` joins a drag or typing into one step. */
    set(key: string, value: unknown, label: string, gesture: string | null = null) {
      const { [key]: _, ...rest } = draft.properties;
      change({ ...draft, properties: value === undefined ? rest : { ...rest, [key]: value } }, label, gesture);
    },
    setMany(next: Partial<ThemeLayer>, label: string) {
      change({ ...draft, ...next }, label, null);
    },
    keep(codes: readonly string[]) {
      change({ ...draft, kept: [...new Set([...draft.kept, ...codes])] }, "Kept colours that are hard to read", null);
    },
    /** Ends a gesture: the next change of the same key is a step of its own. */
    endGesture() {
      past = past.map((each, at) => (at === past.length - 1 ? { ...each, gesture: null } : each));
    },
    undo() {
      const label = step(past, (now) => {
        past = past.slice(0, -1);
        future = [...future, now];
      });
      tell();
      return label;
    },
    redo() {
      const label = step(future, (now) => {
        future = future.slice(0, -1);
        past = [...past, now];
      });
      tell();
      return label;
    },
    flush,
    /** The server has it otherwise by now: published, taken back, thrown away. One step leads back to what was edited. */
    take(next: EditedTheme, label: string) {
      stop();
      if (!sameLayer(next.draft, draft)) {
        past = [...past, { label, draft, gesture: null }].slice(-mostSteps);
        future = [];
      }
      stored = next;
      draft = next.draft;
      save = { kind: "saved" };
      tell();
    },
    /** Ends a conflict with one side's values of the keys that both changed. */
    settle(side: "mine" | "theirs") {
      if (save.kind !== "conflict") return;
      const { keys, theirs } = save;
      const mine = changedKeys(stored.draft, draft).filter((key) => side === "mine" || !keys.includes(key));
      draft = merged(theirs.draft, draft, mine);
      stored = theirs;
      [past, future] = [[], []];
      save = { kind: "saved" };
      tell();
      if (isUnsent()) soon(0);
    },
  };
}

const valueIn = ({ properties }: ThemeLayer, key: string): unknown => properties[key];

/** Keys whose values differ between two layers. */
export const changedKeys = (from: ThemeLayer, to: ThemeLayer): string[] =>
  [...new Set([...Object.keys(from.properties), ...Object.keys(to.properties)])].filter(
    (key) => valueIn(from, key) !== valueIn(to, key),
  );

function merged(under: ThemeLayer, over: ThemeLayer, keys: readonly string[]): ThemeLayer {
  const properties = { ...under.properties };
  for (const key of keys) {
    if (key in over.properties) properties[key] = over.properties[key];
    else delete properties[key];
  }
  return { ...under, properties, kept: [...new Set([...under.kept, ...over.kept])] };
}

const sameLayer = (one: ThemeLayer, other: ThemeLayer): boolean =>
  one === other ||
  (changedKeys(one, other).length === 0 &&
    one.presetVersion === other.presetVersion &&
    one.kept.join() === other.kept.join());
