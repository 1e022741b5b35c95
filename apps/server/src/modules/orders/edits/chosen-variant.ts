import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { againstLineChange } from "@selvedge/domain/orders/lines/line-change";
import { Refusal } from "../../../plugins/refusal.ts";
import { type LineRow, type LineVariant, linesOfOrder } from "./queries.ts";

/** Pieces of a line, and what they are to become. */
export interface WantedChange {
  itemId: number;
  colour: string;
  size: string;
  pieces: number;
  /** How many pieces the line has, as whoever asks saw it. */
  of: number;
}

/** The line and the variant that are meant. Throws notFound, and validation for what the product does not come in. */
export async function chosenVariant(
  db: Bound,
  { divisionId, orderId }: { divisionId: DivisionId; orderId: OrderId },
  { itemId, colour, size }: Pick<WantedChange, "itemId" | "colour" | "size">,
): Promise<{ line: LineRow; to: LineVariant }> {
  const lines = await linesOfOrder(db, divisionId, orderId);
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw new Refusal("notFound");
  const to = line.variants.find((each) => each.colour === colour && each.size === size);
  if (to) return { line, to };
  const message = `${line.name} does not come in ${colour}, ${size}.`;
  throw new Refusal("validation", { errors: { size: [message] } });
}

/** Throws moveRefused with what is against the change. */
export function requireChangeable(line: LineRow, to: LineVariant, { colour, size, pieces, of }: WantedChange): void {
  const against = againstLineChange(line);
  if (against !== null) throw refused(against);
  if (line.quantity !== of) throw refused("This has changed meanwhile. Look at it again.");
  if (pieces > line.quantity) throw refused("There are not so many pieces.");
  if (!to.isInStock) throw refused(`${colour}, ${size} is sold out.`);
  if (pieces < line.quantity && line.returned.priceIncTaxMinor > 0)
    throw refused("A part of its price went back. Change all of its pieces, or write to us.");
}

export const refused = (message: string) => new Refusal("moveRefused", { message });
