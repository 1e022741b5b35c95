/**
 * Distinguishes a bar code scanner from a hand on the keyboard. A scanner types a code in one quick run and ends it with Enter,
 * Tab or letters of its own. Times are milliseconds on any clock that only goes forward.
 */
export interface CaptureRules {
  /** The longest pause between two keys of one scan. */
  maxGapMs: number;
  /** Codes shorter than this are not codes. */
  minLength: number;
  /** What the scanners are set to send first; it makes any length a code and is cut off. */
  prefix?: string;
  /** What the scanners are set to send last, where that is letters; it ends a code and is cut off. */
  suffix?: string;
}

/** Slow scanners, and those on a slow line, leave up to an eighth of a second between two keys. */
export const scannerRules: CaptureRules = { maxGapMs: 120, minLength: 3 };

/** No hand types a whole code with shorter pauses than this. */
export const typingGapMs = 50;

/** The keys so far that may be the beginning of a scan. */
export interface Capture {
  readonly text: string;
  readonly lastAtMs: number;
  /** The longest pause between two of the keys. */
  readonly slowestMs: number;
  /** A scan has just ended: what ends it a second time, as CR and LF do, belongs to it. */
  readonly hasEnded: boolean;
}

export const nothingCaptured: Capture = {
  text: "",
  lastAtMs: Number.NEGATIVE_INFINITY,
  slowestMs: 0,
  hasEnded: false,
};

/** A scan that is complete. */
export interface ReadScan {
  /** Without what the scanner puts before and after it. */
  code: string;
  /** As it was typed. */
  text: string;
  endedBy: "Enter" | "Tab" | "suffix";
  slowestMs: number;
}

/**
 * What one key means. "first" may begin a scan and may be a hand; "more" came at scanner speed after another; "tail" ends a
 * scan a second time; Shift alone changes nothing; any other key ends what was gathered.
 */
export type KeyMeaning =
  | { kind: "scan"; scan: ReadScan; capture: Capture }
  | { kind: "first" | "more" | "tail" | "other"; capture: Capture };

/** Reads one key press, `key` as the browser names it. */
export function readKey(capture: Capture, key: string, atMs: number, rules: CaptureRules = scannerRules): KeyMeaning {
  const gapMs = atMs - capture.lastAtMs;
  const isQuick = gapMs >= 0 && gapMs <= rules.maxGapMs;
  if (key === "Shift") return { kind: "other", capture };
  if (key === "Enter" || key === "Tab") {
    if (isQuick && capture.hasEnded) return { kind: "tail", capture: { ...capture, lastAtMs: atMs } };
    const run = { ...capture, slowestMs: Math.max(capture.slowestMs, gapMs) };
    return (isQuick && ended(run, key, atMs, rules)) || { kind: "other", capture: nothingCaptured };
  }
  if ([...key].length !== 1) return { kind: "other", capture: nothingCaptured };
  if (!isQuick || capture.text === "") {
    return { kind: "first", capture: { text: key, lastAtMs: atMs, slowestMs: 0, hasEnded: false } };
  }
  const text = capture.text + key;
  const run = { text, lastAtMs: atMs, slowestMs: Math.max(capture.slowestMs, gapMs), hasEnded: false };
  const isEnd = rules.suffix && text.endsWith(rules.suffix);
  return (isEnd && ended(run, "suffix", atMs, rules)) || { kind: "more", capture: run };
}

function ended(run: Capture, endedBy: ReadScan["endedBy"], atMs: number, rules: CaptureRules): KeyMeaning | null {
  const code = codeOf(run.text, rules);
  if (code === null) return null;
  const { text, slowestMs } = run;
  const capture = { ...nothingCaptured, lastAtMs: atMs, hasEnded: true };
  return { kind: "scan", scan: { code, text, endedBy, slowestMs }, capture };
}

/** "]C0", which scanners put before a code to name its kind, where they are set to. */
const codeKind = /^\][A-Za-z]\d/;

function codeOf(text: string, { minLength, prefix = "", suffix = "" }: CaptureRules): string | null {
  const hasPrefix = prefix !== "" && text.startsWith(prefix);
  const inner = text.slice(hasPrefix ? prefix.length : 0, suffix && text.endsWith(suffix) ? -suffix.length : undefined);
  const code = inner.replace(codeKind, "").trim();
  return code.length >= (hasPrefix ? 1 : minLength) ? code : null;
}
