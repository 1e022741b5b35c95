// What would spoil the print of a design, as the studio shows it: one short sentence for each finding, worst first.
import type { Finding, FindingCode, Severity } from "@selvedge/design/preflight";
import type { Side } from "@selvedge/design/scene";

export interface Problem {
  /** Made of the code and the element: the same problem keeps its key while other things change. */
  readonly key: string;
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly side: Side | null;
  readonly elementId: string | null;
  readonly sentence: string;
}

interface Words {
  /** What is wrong and what to do, of the picture whose name is before it. */
  readonly sentence: string;
  /** The same for a row of the layers, in two or three words. */
  readonly mark: string;
}

/** The words of every finding. */
export const problemWords: Readonly<Record<FindingCode, Words>> = {
  nothing_to_print: { sentence: "There is nothing on this design yet.", mark: "Empty" },
  empty_side: { sentence: "This side has nothing on it.", mark: "Empty" },
  wrong_blank: {
    sentence: "This design was made for another garment. Begin a new one for this.",
    mark: "Wrong garment",
  },
  side_not_printable: {
    sentence: "This garment is not printed on this side. Delete what is on it.",
    mark: "Not printed here",
  },
  missing_asset: { sentence: "Its file is gone. Upload it again, or delete the picture.", mark: "File missing" },
  outside_area: { sentence: "It's outside the print area. Move it in, or delete it.", mark: "Outside the area" },
  partly_outside_area: {
    sentence: "Part of it is outside the print area and would be cut off.",
    mark: "Would be cut off",
  },
  resolution_too_low: {
    sentence: "Too coarse to print at this size. Make it smaller, or upload a larger file.",
    mark: "Too coarse",
  },
  low_resolution: {
    sentence: "It looks soft at this size. Make it smaller, or upload a larger file.",
    mark: "Looks soft",
  },
  fair_resolution: { sentence: "It prints fairly at this size. Smaller, it prints sharp.", mark: "Prints fairly" },
  stretched: { sentence: "It is stretched out of proportion.", mark: "Stretched" },
  invisible: { sentence: "Too faint to print. Raise its opacity.", mark: "Too faint" },
  see_through: { sentence: "See-through pictures can look hazy on dark colours.", mark: "See-through" },
  background_box: {
    sentence: "This picture has a light background. On this colour it will print as a box.",
    mark: "Prints a box",
  },
  very_small: { sentence: "It is under 5 mm, so fine detail will be lost.", mark: "Very small" },
};

/** The sentences about one size of several. */
const sentencesOnSize: Partial<Record<FindingCode, (size: string) => string>> = {
  resolution_too_low: (size) =>
    `Too coarse to print on ${size}. Make it smaller, upload a larger file, or do not sell ${size}.`,
  low_resolution: (size) => `It looks soft on ${size}. Make it smaller, or upload a larger file.`,
};

/** Findings that are not problems: an empty design or side is not begun yet, and sharpness has its own badge. */
const hidden: ReadonlySet<FindingCode> = new Set(["nothing_to_print", "empty_side", "fair_resolution"]);

/** The findings worth showing, in their order (worst first), each with its sentence. */
export function problemsOf(findings: readonly Finding[]): readonly Problem[] {
  return findings
    .filter(({ code }) => !hidden.has(code))
    .map(({ code, severity, side, elementId, onSize }) => ({
      key: `${code} ${side} ${elementId}`,
      code,
      severity,
      side,
      elementId,
      sentence: (onSize && sentencesOnSize[code]?.(onSize)) || problemWords[code].sentence,
    }));
}

/** The worst problem of one element; null when it has none. Problems come worst first. */
export const worstOf = (problems: readonly Problem[], side: Side, elementId: string): Problem | null =>
  problems.find((problem) => problem.side === side && problem.elementId === elementId) ?? null;

/** How the way on is held up, in words: "2 problems to solve", else "1 warning"; null when nothing is. */
export function problemCountText(problems: readonly Problem[]): { text: string; severity: Severity } | null {
  const count = (severity: Severity) => problems.filter((problem) => problem.severity === severity).length;
  const [blocks, warnings] = [count("block"), count("warn")];
  if (blocks > 0) return { text: `${blocks} ${blocks === 1 ? "problem" : "problems"} to solve`, severity: "block" };
  if (warnings > 0) return { text: `${warnings} ${warnings === 1 ? "warning" : "warnings"}`, severity: "warn" };
  return null;
}
