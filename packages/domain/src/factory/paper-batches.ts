// When a batch of paper closes by itself. A batch is one size of sheet; nothing of it is printed while it is open.
// Source: print-on-demand section 3 "Paper" and section 5: it closes by fill, by age, or when a person closes it.

/** Sheets that fill a batch. */
export const fullBatchSheets = 16;
/** Hours that the first print of a batch waits at the most. */
export const oldestBatchHours = 4;

export interface WaitingBatch {
  sheets: number;
  /** When the first of its prints was paid. */
  waitsSince: Date;
}

/** The time at which a batch closes even if it is not full. */
export const closesAt = ({ waitsSince }: Pick<WaitingBatch, "waitsSince">): Date =>
  new Date(waitsSince.getTime() + oldestBatchHours * 3_600_000);

/** Why a batch closes now by itself; null while it goes on waiting. */
export function batchDueBy(batch: WaitingBatch, now: Date): "fill" | "age" | null {
  if (batch.sheets >= fullBatchSheets) return "fill";
  return now >= closesAt(batch) ? "age" : null;
}

/** "P-0412": what people call a batch. */
export const batchName = (id: number): string => `P-${String(id).padStart(4, "0")}`;
