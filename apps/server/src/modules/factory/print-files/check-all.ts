// Run at every start: whatever an earlier version, or a copy brought back from elsewhere, has left without the print
// files that it needs gets them by jobs. Until then the print scan lets none of it through.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withPlatform } from "@selvedge/db/with-division";
import type { Task } from "../../../jobs/task.ts";
import type { Platform } from "../../../platform.ts";
import { holdForPrint, printFileCheck } from "./hold-for-print.ts";
import { lackingProducts, type WrongSize, wasHeldForPrint, wrongSizes } from "./queries.ts";

/** Leaves the job that looks all print files over. */
export const enqueuePrintFileCheck = ({ pools }: Platform): Promise<void> =>
  withPlatform(pools.backOffice, (db) =>
    enqueue(db, "check_print_files", {}, { key: "check print files", priority: -20 }),
  );

/**
 * Has the missing files of published products drawn, and those of labels whose file is of another size. What was printed
 * from one and is still in the house holds its order once.
 */
export const checkPrintFiles: Task = async (platform) => {
  const wrong = await withPlatform(platform.pools.backOffice, async (db) => {
    for (const product of await lackingProducts(db))
      await enqueue(db, "render_print_files", product, { key: `print files ${product.productId}`, priority: 20 });
    const found = await wrongSizes(db);
    for (const each of found.filter(({ isPrinted }) => !isPrinted)) await enqueueRedraw(db, each);
    return found;
  });
  const printed = Map.groupBy(
    wrong.filter(({ isPrinted }) => isPrinted),
    ({ orderId }) => orderId,
  );
  for (const labels of printed.values()) await holdPrinted(platform, labels);
};

/** Leaves the job that draws a label's file again. */
export const enqueueRedraw = (
  db: Bound,
  { divisionId, labelId, side }: Omit<WrongSize, "code" | "orderId" | "isPrinted">,
) =>
  enqueue(db, "redraw_print_file", { divisionId, labelId, side }, { key: `redraw ${labelId} ${side}`, priority: -10 });

async function holdPrinted(platform: Platform, labels: readonly WrongSize[]): Promise<void> {
  const { divisionId, orderId } = labels[0]!;
  const isHeld = await withPlatform(platform.pools.backOffice, (db) =>
    wasHeldForPrint(db, divisionId, orderId, printFileCheck),
  );
  if (isHeld) return;
  const codes = [...new Set(labels.map(({ code }) => code))].join(", ");
  await holdForPrint(
    platform,
    labels[0]!,
    `Printed at another size than ordered: ${codes}. Report a fault of each, then let it go.`,
  );
}
