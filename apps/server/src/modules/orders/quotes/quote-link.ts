import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Config } from "../../../config.ts";
import { idOfLink, linkOfId } from "../../../plugins/id-links.ts";

type Secret = Pick<Config, "secret">;

/** The secret part of a quote's address. Its mails alone have it, so whoever has it may answer for the customer. */
export const quoteLink = ({ secret }: Secret, divisionId: DivisionId, orderId: OrderId): string =>
  linkOfId(secret, { purpose: "quote", divisionId, id: orderId });

/** The order of a quote's link; null for a link that is made up, or another shop's. */
export const orderOfQuoteLink = ({ secret }: Secret, divisionId: DivisionId, link: string): OrderId | null =>
  idOfLink(secret, { purpose: "quote", divisionId, link }) as OrderId | null;

export const quotePath = (link: string): string => `/advanced-quote/${link}/`;
