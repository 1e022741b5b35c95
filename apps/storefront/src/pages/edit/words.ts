import type { EditPageData } from "@selvedge/contracts/pages/edit-page";

/** The heading of every step. */
export const titleOf = ({ what }: Pick<EditPageData, "what">): string =>
  what === "address" ? "Change the delivery address" : "Change your order";

/** The address of a page of this order, where its forms post to as well. */
export const pathOf = ({ what, orderHash }: Pick<EditPageData, "what" | "orderHash">): string =>
  what === "address" ? `/update-address/${orderHash}/` : `/edit-order/${orderHash}/`;
