import type { OwnPaper } from "@selvedge/contracts/pages/account-page";
import type { SupplementName } from "./queries.ts";

/** "SI-BR-0007": the number of a shop's supplementary invoice as people read it. */
export const supplementName = ({ shopCode, number }: Pick<SupplementName, "shopCode" | "number">): string =>
  `SI-${shopCode}-${String(number).padStart(4, "0")}`;

/** Each with its number and where its paper is, behind the receipt's link. */
export const presentSupplements = (rows: readonly SupplementName[], orderHash: string): OwnPaper[] =>
  rows.map((row) => ({
    name: supplementName(row),
    path: `/omnis/v3/orders/receipt/${orderHash}/differences/${row.difference}/invoice.pdf`,
  }));
