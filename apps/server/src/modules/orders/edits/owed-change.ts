// A change of a line that waits for its payment: what is asked for it, and the mail to whoever is to pay.
import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { changeWords } from "@selvedge/domain/orders/lines/change-words";
import { againstLineChange } from "@selvedge/domain/orders/lines/line-change";
import { sql } from "kysely";
import * as z from "zod";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { mailHtml, sendMail } from "../../site/mails/index.ts";
import { receiptHash } from "../receipt/index.ts";
import { linesOfOrder } from "./queries.ts";

export interface OwedChange {
  id: number;
  name: string;
  /** "XL instead of L". */
  words: string;
  pieces: number;
  differenceMinor: number;
  taxMinor: number;
  image: string | null;
  /** Why it cannot be made any more; null while it can. */
  against: string | null;
}

/** The change that an order waits for the payment of, or null. */
export const owedChange = (
  { pools }: Pick<Platform, "pools">,
  divisionId: DivisionId,
  orderId: OrderId,
): Promise<OwedChange | null> => withoutDivision(pools.backOffice, (db) => owedChangeIn(db, divisionId, orderId));

/** The same in a transaction of the back office. */
export async function owedChangeIn(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<OwedChange | null> {
  const row = await db
    .selectFrom("line_changes")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "=", "owed")
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const line = (await linesOfOrder(db, divisionId, orderId)).find(({ id }) => id === row.order_item_id);
  const isSame = line?.quantity === row.of_pieces;
  return {
    id: row.id,
    name: row.name,
    words: wordsOf(row),
    pieces: row.pieces,
    differenceMinor: row.difference_minor,
    taxMinor: row.tax_minor,
    image: line?.image ?? null,
    against: line && isSame ? againstLineChange(line) : "The order has changed since.",
  };
}

const wordsOf = (row: { colour: string; size: string; from_colour: string; from_size: string }): string =>
  changeWords({ colour: row.colour, size: row.size, fromColour: row.from_colour, fromSize: row.from_size });

/** `mail` counts the mails about one change: each is sent once. */
const payload = z.object({
  divisionId: asDivisionId(z.number()),
  lineChangeId: z.number(),
  mail: z.number().default(1),
});

/** Mails the shopper what is to be paid for a change that somebody else asked for, with the link to pay it. Once for each time that it is asked for. */
export const mailOwedDifference: Task = async (platform, given) => {
  const { divisionId, lineChangeId, mail } = payload.parse(given);
  const event = mail === 1 ? `difference_owed ${lineChangeId}` : `difference_owed ${lineChangeId} ${mail}`;
  await sendMail(platform, divisionId, event, {
    read: (db) => owedMailRow(db, divisionId, lineChangeId),
    write: (row, shop) => {
      const amount = formatMoney(row.minor, row.currency);
      const title = `${amount} to pay for the change of order ${row.reference}`;
      const lead = `${row.name} can be ${wordsOf(row)}. It costs ${amount} more. We change it once that is paid, if its label is not printed by then.`;
      const payUrl = `${shop.origin}/pay/${receiptHash(platform.config.secret, divisionId, row.orderId)}/`;
      const rest = `If you would rather leave it as it is, do nothing. Questions? Write to ${shop.supportEmail}.`;
      const text = [`Hello ${row.firstName},`, lead, `Pay ${amount}:\n${payUrl}`, rest].join("\n\n");
      const button = { text: `Pay ${amount}`, href: payUrl };
      const html = mailHtml({ shop, title, preheader: lead, lead: `Hello ${row.firstName}. ${lead}`, button });
      return { kind: "difference_owed", to: row.email, subject: title, html, text };
    },
  });
};

async function owedMailRow(db: Bound, divisionId: DivisionId, lineChangeId: number) {
  const { rows } = await sql<{
    orderId: OrderId;
    reference: string;
    email: string;
    firstName: string;
    name: string;
    colour: string;
    size: string;
    from_colour: string;
    from_size: string;
    minor: number;
    currency: string;
  }>`
    select o.id as "orderId", o.reference, o.email, o.shipping_first_name as "firstName", c.name, c.difference_minor as minor, c.currency,
      c.colour, c.size, c.from_colour, c.from_size
    from line_changes c join orders o on o.division_id = c.division_id and o.id = c.order_id
    where c.division_id = ${divisionId} and c.id = ${lineChangeId} and c.state = 'owed'`.execute(db);
  return rows[0] ?? null;
}
