/**
 * Tells a bar code scanner from a hand on the keyboard. A scanner types a code faster than anyone can and ends it with
 * Enter; nothing here depends on where the focus is. Times are milliseconds on any clock that only goes forward.
 */
export interface CaptureRules {
  /** The longest pause between two keys of one scan. */
  maxGapMs: number;
  /** Codes shorter than this are not codes. */
  minLength: number;
  /** A character that the scanners are set to send first; it makes any length a code and is cut off. */
  prefix?: string;
}

export const scannerRules: CaptureRules = { maxGapMs: 50, minLength: 3 };

/** The keys so far that may be the beginning of a scan. */
export interface Capture {
  readonly text: string;
  readonly lastAtMs: number;
}

export const nothingCaptured: Capture = { text: "", lastAtMs: Number.NEGATIVE_INFINITY };

/** What one key means: a scan that is complete, part of what may become one, or a key like any other. */
export type KeyMeaning =
  | { kind: "scan"; code: string; capture: Capture }
  | { kind: "first" | "more" | "other"; capture: Capture };

/**
 * Reads one key press, `key` as the browser names it. "first" may begin a scan and may be a hand; "more" came at scanner
 * speed after another; Shift alone changes nothing; any other key ends what was gathered.
 */
export function readKey(capture: Capture, key: string, atMs: number, rules: CaptureRules = scannerRules): KeyMeaning {
  const isQuick = atMs - capture.lastAtMs <= rules.maxGapMs;
  if (key === "Shift") return { kind: "other", capture };
  if (key === "Enter") {
    const code = isQuick ? codeOf(capture.text, rules) : null;
    return code === null
      ? { kind: "other", capture: nothingCaptured }
      : { kind: "scan", code, capture: nothingCaptured };
  }
  if ([...key].length !== 1) return { kind: "other", capture: nothingCaptured };
  if (isQuick && capture.text !== "") return { kind: "more", capture: { text: capture.text + key, lastAtMs: atMs } };
  return { kind: "first", capture: { text: key, lastAtMs: atMs } };
}

function codeOf(text: string, { minLength, prefix }: CaptureRules): string | null {
  if (prefix && text.startsWith(prefix)) return text.slice(prefix.length).trim() || null;
  const code = text.trim();
  return code.length >= minLength ? code : null;
}
