import type { QuoteView } from "@selvedge/contracts/quotes/quote-shapes";
import { withoutDivision } from "@selvedge/db/with-division";
import { exchange } from "@selvedge/domain/currency/reference-rates";
import type { OrderId } from "@selvedge/domain/ids";
import { piecesOf, styleNetMinor } from "@selvedge/domain/quotes/quote-totals";
import { countryName } from "@selvedge/domain/shipping/postal-address";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { pieceCostExVatMinor } from "@selvedge/garments/blanks/costs";
import type { Side } from "@selvedge/garments/side";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { factsOfItem, itemsToRelease } from "../../factory/release/index.ts";
import { knownOfOrder } from "../../orders/moves/index.ts";
import { handPayments } from "../../orders/owed/index.ts";
import {
  findQuote,
  type ProofRow,
  quoteArt,
  quoteProofs,
  quoteStyles,
  type StyleRow,
  stagesOf,
} from "../../orders/quotes/index.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { presentRow } from "./list-quotes.ts";
import { deskQuote } from "./queries.ts";
import { actionsOfQuote, stepsOfQuote } from "./quote-actions.ts";

/** A quote of any shop for a colleague with these permissions. Throws notFound. */
export async function showQuote(
  platform: Platform,
  orderId: OrderId,
  permissions: readonly string[],
): Promise<QuoteView> {
  const found = await withoutDivision(platform.pools.backOffice, async (db) => {
    const row = await deskQuote(db, orderId);
    if (!row) return null;
    const { divisionId } = row;
    const [order, quote, styles, proofs, art, known, items, payments] = await Promise.all([
      db
        .selectFrom("orders")
        .where("division_id", "=", divisionId)
        .where("id", "=", orderId)
        .selectAll()
        .executeTakeFirstOrThrow(),
      findQuote(db, divisionId, orderId),
      quoteStyles(db, divisionId, orderId),
      quoteProofs(db, divisionId, orderId),
      quoteArt(db, divisionId, orderId),
      knownOfOrder(db, divisionId, orderId),
      itemsToRelease(db, divisionId, orderId),
      handPayments(db, divisionId, orderId),
    ]);
    return { row, order, quote: quote!, styles, proofs, art, known, payments, items: items.map(factsOfItem) };
  });
  if (!found) throw new Refusal("notFound");
  const { row, order, quote, styles, proofs, art, payments } = found;
  const picture = (sha256: string | null) => (sha256 ? fileAddress(platform.origins, row.divisionId, sha256) : "");
  const on = isoDay(platform.now());
  return {
    ...presentRow(row),
    email: order.email,
    phone: order.phone,
    place: [order.shipping_street, order.shipping_city, order.shipping_zip, countryName(order.shipping_country)]
      .filter(Boolean)
      .join(", "),
    message: quote.message,
    wantedBy: quote.wantedBy,
    asked: { blankCode: quote.blankCode ?? "", colour: quote.colour, sides: quote.sides, sizes: quote.sizes },
    art: art.map((each) => ({ ...each, thumb: picture(each.thumb) })),
    styles: styles.map((style) => ({
      ...styleOf(style, { currency: order.currency, on }),
      proofs: proofs.filter(({ styleId }) => styleId === style.id).map((proof) => proofOf(proof, picture)),
    })),
    price:
      quote.answeredAt === null
        ? null
        : {
            deliveryNetMinor: order.shipping_minor,
            taxMinor: order.goods_tax_minor + order.shipping_tax_minor,
            totalMinor: order.total_minor,
            validUntil: quote.validUntil!,
            words: quote.words,
            answeredBy: quote.answeredBy,
            answeredAt: quote.answeredAt.toISOString(),
          },
    terms: {
      days: quote.termsDays,
      words: quote.termsWords,
      dueOn: quote.dueOn,
      paidAt: order.paid_at?.toISOString() ?? null,
      payments,
      mayRecord: permissions.includes("orders.mark_paid"),
    },
    poNumber: order.po_number,
    stages: stagesOf(order.status),
    steps: stepsOfQuote(found),
    actions: actionsOfQuote(found, permissions),
  };
}

const costCurrency = "GBP";

function styleOf(style: StyleRow, { currency, on }: { currency: string; on: string }) {
  const blank = findBlank(style.blankCode);
  const colour = blank?.colours.find(({ name }) => name === style.colour);
  const cost = Object.entries(style.quantities).reduce((sum, [name, quantity]) => {
    const size = blank?.sizes.find((each) => each.name === name);
    return sum + (blank && colour ? quantity * pieceCostExVatMinor(blank, colour, style.sides as Side[], size) : 0);
  }, 0);
  return {
    ...style,
    blankName: blank?.name ?? style.blankCode,
    pieces: piecesOf(style.quantities),
    netMinor: styleNetMinor({ ...style, rate: 0 }),
    costMinor: exchange(cost, costCurrency, currency, on) ?? cost,
  };
}

const proofOf = (proof: ProofRow, picture: (sha256: string | null) => string) => ({
  version: proof.version,
  images: proof.images.map(picture),
  hash: `${proof.sceneHash.slice(0, 4)}…${proof.sceneHash.slice(-3)}`,
  words: proof.words,
  sentBy: proof.sentBy,
  sentAt: proof.sentAt.toISOString(),
  answer: proof.answer,
  answerWords: proof.answerWords,
  answeredAt: proof.answeredAt?.toISOString() ?? null,
});
