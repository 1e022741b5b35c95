import { parseLabelCode } from "../labels/label-code.ts";
import { badgeCodeOf } from "../people/badges.ts";

/** What a scanned text can be by its shape alone. A station's code and an order's number look like many other things. */
export type ScannedCode =
  | { kind: "label"; code: string }
  | { kind: "misread" }
  | { kind: "hole"; code: string }
  | { kind: "shelf"; code: string }
  | { kind: "pass" }
  | { kind: "badge" }
  | { kind: "other"; code: string };

const holePattern = /^[A-Z]\d{2}$/;
const shelfPattern = /^[A-Z]-\d{2}-\d{2}-\d{1,2}$/;
/** The code on the Pass card beside every QC bench. */
const passCode = "PASS";

/** What a scanned text is, written as on paper: "L2041881141", "B14", "A-01-01-1". */
export function readScannedCode(text: string): ScannedCode {
  const code = text.trim().toUpperCase();
  const label = parseLabelCode(code);
  if (label.ok) return { kind: "label", code: code.replaceAll(/\s/g, "") };
  if (label.code === "wrong_check_digit") return { kind: "misread" };
  if (code === passCode) return { kind: "pass" };
  if (holePattern.test(code)) return { kind: "hole", code };
  if (shelfPattern.test(code)) return { kind: "shelf", code };
  return badgeCodeOf(text) ? { kind: "badge" } : { kind: "other", code: text.trim() };
}

/** Why a scan opens nothing in the office: what it is, and where it is scanned instead. */
export function nothingToOpen(scanned: ScannedCode): string {
  switch (scanned.kind) {
    case "hole":
      return `${scanned.code} is a hole of the put wall. Scan it at QC, the put wall or Pack.`;
    case "shelf":
      return `${scanned.code} is a shelf. Scan it at Pick.`;
    case "pass":
      return "The Pass card is scanned at QC.";
    case "badge":
      return "That is a badge. It opens a station's terminal while that is locked.";
    case "misread":
      return "The label was misread. Scan it again.";
    default:
      return `No label, order or station has the code ${scanned.code}.`;
  }
}
