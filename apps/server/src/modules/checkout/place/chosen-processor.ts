import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { readPaymentProcessor } from "@selvedge/domain/shops/payment-processor";
import type { CardPayments } from "../../../adapters/card-payments/card-payments.ts";
import { accountFor } from "../../../adapters/card-payments/processor-of.ts";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { OrderRequest } from "./order-request.ts";

/** Who takes the money of a request: the wallet, or the cards of the shop's account. Throws paymentUnavailable without a wallet. */
export async function chosenProcessor(
  platform: Platform,
  { body, division }: Pick<OrderRequest, "body" | "division">,
): Promise<CardPayments> {
  if (body.payWith === "card") return cardsOfShop(platform, division.id);
  if (!platform.wallet) throw new Refusal("paymentUnavailable");
  return platform.wallet;
}

/** The account that takes a shop's cards. Only a platform with several looks up which one the shop names. */
export async function cardsOfShop(platform: Platform, divisionId: DivisionId): Promise<CardPayments> {
  const { cards, pools } = platform;
  if (Object.keys(cards.accounts ?? {}).length < 2) return cards;
  const site = await withDivision(pools.web, divisionId, (db) =>
    db.selectFrom("shop_sites").where("division_id", "=", divisionId).select("payment_processor").executeTakeFirst(),
  );
  return accountFor(platform, readPaymentProcessor(site?.payment_processor, []).accounts);
}
