// Before a side is started its print file is looked at: that it is of the garment's size, and that every byte of it is
// there. One that is not is drawn again from the design that was bought, and the machine gets nothing meanwhile.
import type { FileState } from "../../../adapters/file-store/file-store.ts";
import { type FloorApplication, isOfItsSize } from "../floor-rows.ts";
import { enqueueRedraw } from "../print-files/check-all.ts";
import { factsAbout, refuse } from "./refuse.ts";
import type { FileQuestion, LabelScan, ScanResult } from "./scan.ts";

type Fault = Exclude<FileState, "whole"> | "wrong_size";

/** Null when the file of a side may go to the machine; else the question how it is, or the refusal. */
export async function whatFileLacks(
  scan: LabelScan,
  application: FloorApplication,
): Promise<ScanResult | FileQuestion | null> {
  const { label, fileState } = scan;
  const { sha256 } = application;
  if (!isOfItsSize(label, application)) return drawnAgain(scan, application, "wrong_size");
  if (fileState?.sha256 !== sha256) return { look: { divisionId: label.divisionId, sha256 } };
  return fileState.state === "whole" ? null : drawnAgain(scan, application, fileState.state);
}

const because: Record<Fault, string> = {
  damaged: "is damaged",
  missing: "is missing",
  wrong_size: "is of another size",
};

async function drawnAgain(scan: LabelScan, { side }: FloorApplication, fault: Fault): Promise<ScanResult> {
  const { db, label, request } = scan;
  await enqueueRedraw(db, { divisionId: label.divisionId, labelId: label.id, side });
  const facts = { ...factsAbout(scan), because: `The ${side}'s print file ${because[fault]}.` };
  return refuse("print_file_redrawn", facts, { label, open: request.open });
}
