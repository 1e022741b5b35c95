// Runs at every start: jobs render the print files that an earlier version or a restored copy left missing. Until then
// the print scan refuses those labels.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { holdForPrint, printFileCheck } from "./hold-for-print.ts";
import { lackingProducts, type WrongSize, wasHeldForPrint, wrongSizes } from "./queries.ts";

/** Leaves the job that looks all print files over. */
export const enqueuePrintFileCheck = ({ pools }: Platform): Promise<void> =>
  withoutDivision(pools.backOffice, (db) =>
    enqueue(db, "check_print_files", {}, { key: "check print files", priority: -20 }),
  );

/**
 * Queues renders for missing files of published products, and for labels whose file has another size. If something was
 * printed from such a file and is still in the factory, its order is put on hold, once.
 */
export const checkPrintFiles: Task = async (platform) => {
  const wrong = await withoutDivision(platform.pools.backOffice, async (db) => {
    for (const product of await lackingProducts(db))
      await enqueue(db, "render_print_files", product, { key: `print files ${product.productId}`, priority: 20 });
    const found = await wrongSizes(db);
    for (const each of found.filter(({ isPrinted }) => !isPrinted)) await enqueueRerender(db, each);
    return found;
  });
  const printed = Map.groupBy(
    wrong.filter(({ isPrinted }) => isPrinted),
    ({ orderId }) => orderId,
  );
  for (const labels of printed.values()) await holdPrinted(platform, labels);
};

/** Queues the job that renders a label's file again. */
export const enqueueRerender = (
  db: Bound,
  { divisionId, labelId, side }: Omit<WrongSize, "code" | "orderId" | "isPrinted">,
) =>
  enqueue(db, "redraw_print_file", { divisionId, labelId, side }, { key: `redraw ${labelId} ${side}`, priority: -10 });

async function holdPrinted(platform: Platform, labels: readonly WrongSize[]): Promise<void> {
  const { divisionId, orderId } = labels[0]!;
  const isHeld = await withoutDivision(platform.pools.backOffice, (db) =>
    wasHeldForPrint(db, divisionId, orderId, printFileCheck),
  );
  if (isHeld) return;
  const codes = [...new Set(labels.map(({ code }) => code))].join(", ");
  await holdForPrint(
    platform,
    labels[0]!,
    `Printed at the wrong size: ${codes}. Report a fault for each, then release the hold.`,
  );
}
