import type { EditPageData } from "@selvedge/contracts/pages/edit-page";
import { money } from "../../state/money.ts";

/** The heading of every step. */
export const titleOf = ({ what }: Pick<EditPageData, "what">): string =>
  what === "address" ? "Change the delivery address" : "Change your order";

/** The address of a page of this order, where its forms post to as well. */
export const pathOf = ({ what, orderHash }: Pick<EditPageData, "what" | "orderHash">): string =>
  what === "address" ? `/update-address/${orderHash}/` : `/edit-order/${orderHash}/`;

/** "+£2.00", "−£2.00", and nothing for no difference. */
export const signedMoney = (major: number, currency: string): string =>
  major === 0 ? "" : `${major > 0 ? "+" : "−"}${money(Math.abs(major), currency)}`;
