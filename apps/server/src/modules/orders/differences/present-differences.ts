import type { CallReply } from "@selvedge/contracts/call";
import type { shopOrderCalls } from "@selvedge/contracts/orders/shop-orders.calls";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import type { Platform } from "../../../platform.ts";
import type { OwedChange } from "../edits/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { type SupplementName, supplementName } from "../supplements/index.ts";
import type { DifferenceRow } from "./queries.ts";

export type DifferenceView = CallReply<typeof shopOrderCalls.getOrder>["data"]["differences"][number];

/** Where an order, or the difference of one of its lines, is paid. */
export const payPathOf = ({ config }: Platform, divisionId: DivisionId, orderId: OrderId): string =>
  `/pay/${receiptHash(config.secret, divisionId, orderId)}/`;

interface Around {
  /** The change that waits for its payment, or null. */
  owed: OwedChange | null;
  /** Where it is paid. */
  payPath: string;
  /** The invoices of those that were paid, and where one is read. */
  supplements: readonly SupplementName[];
  invoiceUrlOf: (difference: number) => string;
  /** How a shopper is called. */
  shopper: string;
  /** How people who are not of the shop are called; their own names by default. */
  nameOf?: (kind: DifferenceRow["actor_kind"], name: string) => string;
}

/** Differences for a screen, the newest first. */
export const presentDifferences = (rows: readonly DifferenceRow[], around: Around): DifferenceView[] =>
  rows.map((row) => {
    const { owed, payPath, shopper, nameOf = (_, name) => name } = around;
    const isOwed = row.state === "owed";
    const paper = around.supplements.find(({ difference }) => difference === row.id);
    return {
      id: row.id,
      name: row.name,
      words: changeWords({
        colour: row.colour,
        size: row.size,
        fromColour: row.from_colour,
        fromSize: row.from_size,
      }),
      pieces: row.pieces,
      amountMinor: row.difference_minor,
      taxMinor: row.tax_minor,
      currency: row.currency,
      state: row.refund_id === null ? (row.state as DifferenceView["state"]) : "returned",
      reason: row.reason,
      by: row.actor_kind === "shopper" ? shopper : nameOf(row.actor_kind, row.actor_name),
      at: (row.finished_at ?? row.created_at).toISOString(),
      mails: row.mails,
      invoice: paper ? supplementName(paper) : null,
      invoiceUrl: paper ? around.invoiceUrlOf(row.id) : null,
      payPath: isOwed ? payPath : "",
      against: isOwed && owed?.id === row.id ? owed.against : null,
    };
  });
