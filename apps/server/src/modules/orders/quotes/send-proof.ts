import type { CallBody } from "@selvedge/contracts/call";
import type { quoteCalls } from "@selvedge/contracts/quotes/quotes.calls";
import { enqueue } from "@selvedge/db/jobs";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type ArtworkRow, findArtwork } from "../../goods/artworks/index.ts";
import { writeQuotedProduct } from "../../goods/products/index.ts";
import { type LockedQuote, noteStep, onQuote, type QuoteChange, step } from "./move-quote.ts";
import { newestProofs, quoteArt, quoteProofs, type StyleRow } from "./queries.ts";

type Proof = CallBody<typeof quoteCalls.sendProof>;

/** The proof may still change until it is made. */
const beforeMaking: readonly string[] = ["bespoke_mockup", "bespoke_approved", "bespoke_paid", "po_confirmed"];

/**
 * Makes the next proof of a line from art of the quote. Once every line has a proof they wait for the customer, who gets a
 * mail when the pictures are rendered. Throws validation for art that would spoil the print or is not this quote's, and
 * moveRefused before there is a price, and once making has begun.
 */
export const sendProof = (platform: Platform, change: QuoteChange, proof: Proof): Promise<void> =>
  onQuote(platform, change, async (locked) => {
    const { db, divisionId, order, proofs, styles } = locked;
    const { orderId, by } = change;
    const style = styles.find(({ id }) => id === proof.style);
    if (!style) throw new Refusal("validation", { errors: { style: ["Answer the quote first"] } });
    const before = proofs.filter(({ styleId }) => styleId === style.id);
    if (before.length > proof.seen) return;
    const art = await artOf(locked, change, { style, proof });
    const product = await writeQuotedProduct(platform, db, divisionId, {
      productId: before[0]?.productId ?? null,
      name: `${style.name}, ${order.reference}`,
      ...{ blankCode: style.blankCode, colour: style.colour, art, accountId: by.accountId! },
    });
    await db
      .insertInto("quote_proofs")
      .values({
        division_id: divisionId,
        order_id: orderId,
        style_id: style.id,
        version: (before[0]?.version ?? 0) + 1,
        product_id: product.id,
        scene_hash: product.sceneHash,
        words: proof.words,
        sent_by: by.name,
        image_sha256: null,
        back_image_sha256: null,
        answer: null,
        answered_at: null,
      })
      .execute();
    await noteStep(locked, change, "quote.proof_made", { style: style.id, version: (before[0]?.version ?? 0) + 1 });
    const all = await quoteProofs(db, divisionId, orderId);
    const isComplete = newestProofs(styles, all).every((each) => each.proof);
    // Another proof of one that waits moves nothing.
    if (isComplete && order.status !== "bespoke_mockup")
      await step(locked, change, {
        code: "send_proof",
        reason: beforeMaking.includes(order.status) ? proof.words || "The art has changed" : "",
      });
    await enqueue(db, "quote_proof", { divisionId, orderId }, { key: `quote proof ${orderId} ${all.length}` });
  });

/** The picture of each side that the line is printed on. */
async function artOf(
  { db, divisionId }: LockedQuote,
  { orderId }: QuoteChange,
  { style, proof }: { style: StyleRow; proof: Proof },
): Promise<Partial<Record<"front" | "back", ArtworkRow>>> {
  const own = await quoteArt(db, divisionId, orderId);
  const found: Partial<Record<"front" | "back", ArtworkRow>> = {};
  for (const side of style.sides as ("front" | "back")[]) {
    const id = proof.art[side];
    const artwork = own.some((each) => each.id === id) ? await findArtwork(db, divisionId, id!) : undefined;
    if (!artwork) throw new Refusal("validation", { errors: { [`art.${side}`]: [`Choose the art of the ${side}`] } });
    found[side] = artwork;
  }
  return found;
}
