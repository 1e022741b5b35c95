// The one place that listens to the keyboard of the page for scanners. A key that may begin a scan is held back until it is
// clear that none comes, and only then reaches the page as a key: so no letter of a scan is ever a shortcut.
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import { nothingCaptured, type ReadScan, readKey, typingGapMs } from "./scan-capture.ts";
import { rulesNow } from "./scanner-settings.ts";
import { type FieldSnapshot, fieldInFocus, fillField, restoreField } from "./typed-field.ts";

/** What handles the scanner's input. Of several listeners, the last one is called. */
export interface ScanListener {
  onScan: (scan: ReadScan, atMs: number) => void;
  /** Keys that came like a scan's and never ended: they are no scan, and no shortcuts. */
  onUnterminated?: (text: string) => void;
}

const listeners: ScanListener[] = [];
let stopListening: (() => void) | undefined;

/** Passes the scans of this page to `listener` until the returned function is called. */
export function listenForScans(listener: ScanListener): () => void {
  listeners.push(listener);
  stopListening ??= listen();
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    stopListening?.();
    stopListening = undefined;
  };
}

/** A timer that fires this much late has waited for a busy page, where keys may wait as well. */
const lateMs = 20;

/** Event times come from the keyboard, so a busy page does not make a scanner look slow. */
function listen(): () => void {
  let capture = nothingCaptured;
  let before: FieldSnapshot | null = null;
  let tailUntilMs = 0;
  let held: KeyboardEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const released = new WeakSet<Event>();

  const letGo = () => {
    clearTimeout(timer);
    const keys = held;
    held = [];
    if (keys.length === 0) return;
    if (isByHand(keys)) releaseInTurn(keys, released);
    else listeners.at(-1)?.onUnterminated?.(keys.map(({ key }) => key).join(""));
  };
  const wait = (delayMs: number) => {
    clearTimeout(timer);
    const dueMs = performance.now() + delayMs;
    timer = setTimeout(() => (performance.now() - dueMs > lateMs ? wait(delayMs) : letGo()), delayMs);
  };
  const holdBack = (event: KeyboardEvent) => {
    swallow(event);
    held.push(event);
    wait(rulesNow().maxGapMs);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (released.has(event)) return;
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (isChord || event.isComposing || event.repeat) {
      if (event.repeat) capture = nothingCaptured;
      return letGo();
    }
    const rules = rulesNow();
    const field = fieldInFocus();
    // What is typed into a field that was reached by a key, as the search is, begins there.
    if (field?.field !== before?.field && !capture.hasEnded) capture = nothingCaptured;
    const meaning = readKey(capture, event.key, event.timeStamp, rules);
    capture = meaning.capture;
    if (meaning.kind === "first") {
      letGo();
      before = field;
    }
    if (meaning.kind === "other" && event.key !== "Shift") letGo();
    if (meaning.kind === "first" && !field && mayBegin(event.key, rules.prefix)) holdBack(event);
    if (meaning.kind === "more" && !field) holdBack(event);
    if (meaning.kind === "tail" && performance.now() < tailUntilMs) swallow(event);
    if (meaning.kind !== "scan") return;
    if (!takesOver(meaning.scan, before, rules.prefix)) return letGo();
    tailUntilMs = performance.now() + Math.max(typingGapMs, meaning.scan.slowestMs);
    clearTimeout(timer);
    held = [];
    swallow(event);
    if (before?.kind === "search") return search(before, meaning.scan.code, released);
    restoreField(before);
    listeners.at(-1)?.onScan(meaning.scan, event.timeStamp);
  };

  addEventListener("keydown", onKeyDown, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("keydown", onKeyDown, { capture: true });
  };
}

/** Codes begin with a letter or a figure, or with what the scanner is set to send first; other keys are never held back. */
const mayBegin = (key: string, prefix = ""): boolean =>
  /^[\p{L}\d]$/u.test(key) || (prefix !== "" && prefix[0] === key);

/** One key or two, or one over and over, such as J down a list. */
const isByHand = (keys: readonly KeyboardEvent[]): boolean =>
  keys.length <= 2 || keys.every(({ key }) => key === keys[0]?.key);

/**
 * Whether a run that ended is a scan, where a text field has the focus and a quick hand may have typed it: faster than any
 * hand, with the scanners' own beginning or end, or a garment label's code with its check digit. In an empty search or
 * field for typed codes all that came in one run counts: text typed there by hand counts as well.
 */
function takesOver({ text, code, slowestMs, endedBy }: ReadScan, before: FieldSnapshot | null, prefix = ""): boolean {
  if (!before) return true;
  if (slowestMs <= typingGapMs || endedBy === "suffix" || (prefix !== "" && text.startsWith(prefix))) return true;
  return parseLabelCode(code).ok || (before.kind !== "text" && before.value === "");
}

/** What is scanned into a search is searched for, in place of the text there. */
function search(before: FieldSnapshot, code: string, released: WeakSet<Event>): void {
  fillField(before, code);
  setTimeout(() => release(before.field, "Enter", released));
}

/** The page renders between two keys, so that the second finds what the first has opened. */
function releaseInTurn([first, ...rest]: readonly KeyboardEvent[], released: WeakSet<Event>): void {
  if (!first) return;
  const target = first.target instanceof Element && first.target.isConnected ? first.target : document.body;
  release(target, first, released);
  if (rest.length > 0) setTimeout(() => releaseInTurn(rest, released));
}

function release(target: Element, pressed: KeyboardEvent | string, released: WeakSet<Event>): void {
  const { key, code = "", shiftKey = false } = typeof pressed === "string" ? { key: pressed } : pressed;
  for (const kind of ["keydown", "keyup"]) {
    const event = new KeyboardEvent(kind, { key, code, shiftKey, bubbles: true, cancelable: true, composed: true });
    released.add(event);
    target.dispatchEvent(event);
  }
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
