// Where goods are made: paper at Newport, everything else at the main factory.
// Source: platform-core §4 "Paper flow"; print-on-demand section 3.
import type { Technology } from "../labels/label-route.ts";
import { paperFactoryCode } from "../orders/flows.ts";
import { mainFactory } from "./services.ts";

/** The code of the factory that makes goods printed this way. */
export const madeAt = (technology: Technology): string => (technology === "paper" ? paperFactoryCode : mainFactory);

/** The factory that an order stands under, whose flow is the order's: the main one where it makes any part of it. */
export function factoryOfOrder(factories: readonly string[]): string {
  return factories.length === 0 || factories.includes(mainFactory) ? mainFactory : factories[0]!;
}
