// The forms of the page for gift cards: one buys a card, the other looks one up.
import { type GiftCardForm, giftCardForm } from "@selvedge/contracts/gift-cards/gift-card-form";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { buyGiftCard } from "../../../modules/shop/gift-card-sales/index.ts";
import { cardOfCode } from "../../../modules/shop/gift-cards/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { textsByField } from "../../../plugins/serve.ts";
import { type Fields, type Post, shopOf } from "../post.ts";

/** Leads to the page where the card is paid, or shows the one that was looked up. Throws validation. */
export async function sendGiftCard(post: Post): Promise<string | null> {
  const { platform, request, fields } = post;
  if (fields.check === "balance") return lookUp(post);
  await countTry(platform.pools, limits.giftCardSales, request.ip);
  return `/pay/${await buyGiftCard(platform, shopOf(post), typedForm(fields))}/`;
}

/** Refuses what is no card of this shop; what is one is shown, also where it pays nothing any more. */
async function lookUp(post: Post): Promise<null> {
  const { platform, request, fields } = post;
  const found = await cardOfCode(platform, shopOf(post), { typed: (fields.code ?? "").slice(0, 40), from: request.ip });
  if (found.kind === "unlike") throw refusedCode("This is no code of a gift card. Check it for a slip.");
  if (found.kind === "refused" && !found.card) throw refusedCode(found.words);
  return null;
}

const refusedCode = (words: string) => new Refusal("validation", { message: words, errors: { code: [words] } });

function typedForm(fields: Fields): GiftCardForm {
  const isOwn = fields.amount === "own" || (fields.amount === undefined && fields.ownAmount !== undefined);
  const typed = (isOwn ? fields.ownAmount : fields.amount) ?? "";
  const read = readBySchema(giftCardForm, {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => kept.has(name))),
    amount: amountIn(typed),
  });
  const errors = read.success ? {} : textsByField(read.error);
  if (typed.trim() === "" || Number.isNaN(amountIn(typed)))
    errors.amount = [isOwn ? "Enter an amount, such as 30." : "Choose an amount."];
  if (!read.success || errors.amount) throw new Refusal("validation", { errors });
  return read.data;
}

const kept = new Set(["uuid", "recipientName", "recipientEmail", "message", "sendOn", "buyerName", "buyerEmail"]);

/** "£30", "30.00" and "30" are one amount. */
const amountIn = (text: string): number => {
  const plain = text.replace(/[^\d.,-]/g, "").replace(",", ".");
  return plain === "" ? Number.NaN : Number(plain);
};
