// How urgent an order is, and each of its garments with it: the floor takes the highest first.
// Source: print-on-demand section 2 (order, `priority`).
import { findService } from "../shipping/services.ts";

export const orderPriorities = { normal: 0, express: 1, reprint: 2, rescue: 3 } as const;

/**
 * The priority of an order by the way it is sent, 0 or 1: express where any of its services is one, which are joined by
 * "+" when several factories send it. A service that we no longer know is ordinary.
 */
export const priorityOfMethod = (shippingMethod: string): number =>
  shippingMethod.split("+").some((code) => findService(code)?.speed === "express")
    ? orderPriorities.express
    : orderPriorities.normal;
