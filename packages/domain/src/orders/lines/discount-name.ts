/** What an order's discount is of. */
export interface Discounted {
  /** It is made for another order: in exchange, again, or sent again. */
  isChild: boolean;
  coupon: string;
  /** What is asked for the order itself. */
  totalMinor: number;
}

/** The name of what is taken off the goods of an order, for its shopper. */
export function discountName({ isChild, coupon, totalMinor }: Discounted): string {
  if (isChild) return totalMinor > 0 ? "Paid with the first order" : "Free of charge";
  return coupon ? `Code ${coupon}` : "Discount";
}
