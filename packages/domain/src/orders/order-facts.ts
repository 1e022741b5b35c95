// What follows from an order's history, its children and its factory. Source: platform-core §4 "Derived order facts".

export const distributionFactoryCode = "distro";

/** Bespoke once it has ever been in quote, whatever it is now. */
export const isBespoke = (everStatuses: readonly string[]): boolean => everStatuses.includes("quote");

/** Shipped once it has ever been complete or bespoke_shipped. */
export const hasShipped = (everStatuses: readonly string[]): boolean =>
  everStatuses.includes("complete") || everStatuses.includes("bespoke_shipped");

/** Refunded once it has ever been refunded or bespoke_refunded. */
export const wasRefunded = (everStatuses: readonly string[]): boolean =>
  everStatuses.includes("refunded") || everStatuses.includes("bespoke_refunded");

/** Sent on by a distribution centre instead of made in a factory. */
export const isDistribution = (factoryCode: string): boolean => factoryCode === distributionFactoryCode;

/** A resend: one of its return reasons is failed_to_arrive. */
export const isResend = (returnReasons: readonly string[]): boolean => returnReasons.includes("failed_to_arrive");

export interface ChildOrder {
  /** null for an exchange; reprints name why they are made again. */
  reprintReasonId: number | string | null;
  everStatuses: readonly string[];
}

/** The exchanges among an order's children: those without a reprint reason that were never refunded. */
export const exchangesOf = <Child extends ChildOrder>(children: readonly Child[]): Child[] =>
  children.filter(({ reprintReasonId, everStatuses }) => reprintReasonId === null && !wasRefunded(everStatuses));

export interface LineQuantities {
  quantity: number;
  /** Units of each return. */
  returned: readonly number[];
  cancelledLabels: number;
}

/**
 * Units of a line that are still needed: quantity less what came back less cancelled labels, never under 0. A replaced
 * label is not cancelled, its child takes its place. Source: platform-core §3.
 */
export const activeQuantity = ({ quantity, returned, cancelledLabels }: LineQuantities): number =>
  Math.max(0, quantity - returned.reduce((sum, units) => sum + units, 0) - cancelledLabels);

/** What people read of an order: a cancelled one has no status of its own. Source: readings "Cancelled orders". */
export const orderWord = (statusName: string, isDeleted: boolean): string => (isDeleted ? "Cancelled" : statusName);
