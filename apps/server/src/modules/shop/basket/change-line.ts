import { randomUUID } from "node:crypto";
import { withDivision } from "@selvedge/db/with-division";
import { quantityLimit } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { findSellable, type SellableRow } from "../catalogue/index.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { type BasketLine, basketLines } from "./queries.ts";
import { lockBasket, replaceLine, resizeLine } from "./write-queries.ts";

interface Change {
  sessionToken: string;
  key: string;
  colour: string;
  size: string;
}

/**
 * Changes colour and size of a line, in its place and with its quantity. It joins a line that is equal then. One that bears words
 * keeps them and changes its size alone: its picture shows them on its colour. A line that is gone changes nothing. Throws
 * validation for what is not made, sold out, or more than one line may have.
 */
export async function changeLine(platform: Platform, division: Division, { sessionToken, key, colour, size }: Change) {
  const ownerHash = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const { id, version } = await lockBasket(db, division.id, { ownerHash, name: "main", newId: randomUUID() });
    const before = await basketLines(db, division.id, ownerHash, "main");
    const line = before.find((each) => each.key === key && (each.texts !== null || isOfVariant(each)));
    const productId = line?.product_id;
    const found = line && (await findSellable(db, division.id, { productId, colour, size }));
    const next = line && buyable(found, { colour, size });
    if (line?.texts && next) {
      if (next.colour !== line.colour)
        throw refused("Your words are shown in this colour. Make another piece for another one.");
      const priceIncTaxMinor = next.unit_price_inc_tax_minor + line.texts.chargeMinor;
      await resizeLine(db, division.id, id, { key, variantId: next.variant_id!, priceIncTaxMinor });
    } else if (next && next.variant_id !== line.variant_id) {
      refuseTooMany(before, line, next);
      const { variant_id: variantId, unit_price_inc_tax_minor: priceIncTaxMinor } = next;
      const to = { key: `v${variantId}`, variantId, priceIncTaxMinor };
      await replaceLine(db, division.id, id, { key, to });
    }
    const lines = await basketLines(db, division.id, ownerHash, "main");
    const codes = await codesOfLines(db, platform, division, lines);
    return presentBasket(platform.origins, division.id, { currency: division.currency, lines, version, codes });
  });
}

/** Whether a line is a variant and nothing more: its key says so. */
const isOfVariant = ({ key, variant_id }: BasketLine): boolean => key === `v${variant_id}`;

function buyable(found: SellableRow | undefined, { colour, size }: Pick<Change, "colour" | "size">): SellableRow {
  if (!found?.variant_id) throw refused(`${size} is not made in ${colour}. Choose another size.`);
  if (!found.is_available) throw refused(`${size} in ${colour} is sold out. Choose another size.`);
  return found;
}

function refuseTooMany(lines: readonly BasketLine[], line: BasketLine, next: SellableRow): void {
  const there = lines.find(({ key }) => key === `v${next.variant_id}`)?.quantity ?? 0;
  if (there + line.quantity > quantityLimit)
    throw refused(`You have ${there} of these in your basket. You can order up to ${quantityLimit} of one item.`);
}

const refused = (text: string) => new Refusal("validation", { message: text, errors: { size: [text] } });
