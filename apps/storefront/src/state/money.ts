import { formatMoney, fromMajor } from "@selvedge/domain/money/money";

/** "£24.00" from 24 in GBP. */
export const money = (major: number, currency: string): string => formatMoney(fromMajor(major, currency), currency);

/** "£24" where the pence are none, "£24.50" otherwise: how prices stand on cards. */
export const shortMoney = (minor: number, currency: string): string =>
  formatMoney(minor, currency).replace(/\.00$/, "");
