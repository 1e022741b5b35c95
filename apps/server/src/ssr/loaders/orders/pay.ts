// The page on which an order is paid that was placed before: a quote that was agreed, or one whose card was declined.
import { randomUUID } from "node:crypto";
import { owedOrder } from "../../../modules/checkout/pay/index.ts";
import { hasAttempt, settleAttempt } from "../../../modules/checkout/payments/index.ts";
import { owedSale } from "../../../modules/shop/gift-card-sales/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { cardEntryOf } from "../buying.ts";

const gone = { ...missing, isPrivate: true } as const;
const attemptShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The message for a payer who returns from the bank without having paid. */
const bankMessages = {
  refused: "Your bank did not confirm this payment. You have not been charged. Try again or use another card.",
  waiting: "Your bank has not confirmed this payment yet. Try again in a moment.",
};

export async function pay(visit: Visit): Promise<Loaded<"pay">> {
  const { platform, division, request, params, query } = visit;
  const orderHash = params.order!;
  const bank = await returnFromBank(visit, query.get("attempt") ?? "");
  const receiptPath = `/receipt/${orderHash}/`;
  const order = await owedOrder(platform, division, orderHash);
  if (!order) {
    const sale = await owedSale(platform, division, orderHash);
    if (sale) return paySale(visit, sale, bank);
    await countTry(platform.pools, limits.receipts, request.ip);
    return gone;
  }
  if (order.isPaid) return { kind: "redirect", to: receiptPath, status: 303 };
  const { id: _, isPaid: __, isDeleted: ___, isExchange: ____, isOver, against, ...shown } = order;
  const form = visit.form ?? (bank ? { message: bank, errors: {}, values: {} } : null);
  return loadedPage<"pay">({
    route: "pay",
    data: {
      ...shown,
      orderHash,
      receiptPath,
      message: messageOf(isOver, against) || (order.total === 0 ? "" : (platform.cards.unavailable ?? "")),
      idempotencyKey: randomUUID(),
      cards: cardEntryOf(platform.cards),
      form,
    },
    status: visit.form ? 422 : 200,
    meta: { title: order.title, description: "", canonicalPath: "/pay/", isNoindex: true },
    tags: [],
    isPrivate: true,
  });
}

/** The same page for a gift card that is bought. */
function paySale(
  { platform, params, form }: Visit,
  sale: NonNullable<Awaited<ReturnType<typeof owedSale>>>,
  bank: string | null,
): Loaded<"pay"> {
  const { isPaid, ...shown } = sale;
  if (isPaid) return { kind: "redirect", to: sale.receiptPath, status: 303 };
  return loadedPage<"pay">({
    route: "pay",
    data: {
      ...shown,
      orderHash: params.order!,
      message: platform.cards.unavailable ?? "",
      idempotencyKey: randomUUID(),
      cards: cardEntryOf(platform.cards),
      form: form ?? (bank ? { message: bank, errors: {}, values: {} } : null),
    },
    status: form ? 422 : 200,
    meta: { title: sale.title, description: "", canonicalPath: "/pay/", isNoindex: true },
    tags: [],
    isPrivate: true,
  });
}

function messageOf(isOver: boolean, against: string | null): string {
  if (isOver) return "There is nothing to pay for this order.";
  return against === null ? "" : `There is nothing to pay: your order stays as it is. ${against}`;
}

/** Reads the result of an attempt from the processor; the words for a payer who has not paid, or null. */
async function returnFromBank({ platform, division }: Visit, attempt: string): Promise<string | null> {
  if (!attemptShape.test(attempt) || !(await hasAttempt(platform, division.id, attempt))) return null;
  const answer = await settleAttempt(platform, division.id, attempt);
  if (answer?.ok) return null;
  return bankMessages[answer ? "refused" : "waiting"];
}
