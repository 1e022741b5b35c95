// What of an order is made again, and as what.
import { Refusal } from "../../../plugins/refusal.ts";
import type { ChildRequest } from "./make-child.ts";
import type { OtherVariant, SoldItem } from "./queries.ts";

export interface ChildItem {
  sold: SoldItem;
  quantity: number;
  /** What an exchanged line becomes. */
  variant: OtherVariant | null;
}

/**
 * The lines that a child order is made of. Throws moveRefused for pieces that the parent has not, or has not any more, and
 * for a colour or size that cannot be made.
 */
export function chosenItems(
  { pieces, offer }: Pick<ChildRequest, "pieces" | "offer">,
  items: readonly SoldItem[],
  left: readonly { itemId: number; left: number }[],
  variants: readonly OtherVariant[],
): ChildItem[] {
  const wanted = Map.groupBy(pieces, ({ id }) => id);
  for (const [id, ofLine] of wanted) {
    const quantity = ofLine.reduce((sum, piece) => sum + piece.quantity, 0);
    const most = left.find(({ itemId }) => itemId === id);
    if (!most) throw refused("That is not of this order.");
    if (quantity > most.left) throw refused("There are not so many pieces left of it.");
  }
  return pieces.map(({ id, quantity, variant }) => {
    const sold = items.find((item) => item.id === id)!;
    if (offer !== "exchange") return { sold, quantity, variant: null };
    const chosen = variants.find((each) => each.itemId === id && each.id === variant);
    if (!chosen || chosen.id === sold.variant_id) throw refused("Choose another size or colour.");
    if (!chosen.isAvailable) throw refused(`${sold.name} is sold out in ${chosen.colour}, ${chosen.size}.`);
    return { sold, quantity, variant: chosen };
  });
}

const refused = (message: string) => new Refusal("moveRefused", { message });
