// Before a side starts, its print file is checked: its size must be the garment's and its bytes complete. If not, it is
// rendered again from the purchased design, and the machine gets nothing meanwhile.
import type { FileState } from "../../../adapters/file-store/file-store.ts";
import {
  type FileQuestion,
  type FloorApplication,
  isOfItsSize,
  type LabelScan,
  type ScanResult,
} from "../floor/index.ts";
import { enqueueRerender } from "../print-files/index.ts";
import { factsAbout, refuse } from "./refuse.ts";

type Fault = Exclude<FileState, "whole"> | "wrong_size";

/** Null when the file of a side may go to the machine; else the question how it is, or the refusal. */
export async function whatFileLacks(
  scan: LabelScan,
  application: FloorApplication,
): Promise<ScanResult | FileQuestion | null> {
  const { label, fileState } = scan;
  const { sha256 } = application;
  if (!isOfItsSize(label, application)) return renderAgain(scan, application, "wrong_size");
  if (fileState?.sha256 !== sha256) return { look: { divisionId: label.divisionId, sha256 } };
  return fileState.state === "whole" ? null : renderAgain(scan, application, fileState.state);
}

const because: Record<Fault, string> = {
  damaged: "is damaged",
  missing: "is missing",
  wrong_size: "is of another size",
};

async function renderAgain(scan: LabelScan, { side }: FloorApplication, fault: Fault): Promise<ScanResult> {
  const { db, label, request } = scan;
  await enqueueRerender(db, { divisionId: label.divisionId, labelId: label.id, side });
  const facts = { ...factsAbout(scan), because: `The ${side}'s print file ${because[fault]}.` };
  return refuse("print_file_redrawn", facts, { label, open: request.open });
}
