import type { Held } from "../use-checkout.ts";
import type { Card } from "./order-body.ts";

/** The typed card; null when the processor has its own fields, for a wallet, and where there is nothing to pay. */
export const ownCardOf = ({ data, now }: Held): Card | null =>
  data.cards?.fields === "ours" && now().values.payWith !== "wallet" && now().quote.totals.total > 0
    ? now().card
    : null;
