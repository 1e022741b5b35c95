// Who takes a shop's money. Source: platform-core §6.
import type { PaymentProcessorType } from "../access/visit-facts.ts";

export interface PaymentProcessor {
  type: PaymentProcessorType;
  /** Names of the accounts that take the money. */
  accounts: string[];
}

/** A shop's setting as it is stored; without one the platform takes the money, through `platformAccounts`. */
export function readPaymentProcessor(stored: unknown, platformAccounts: readonly string[]): PaymentProcessor {
  const { type, accounts } = (stored ?? {}) as { type?: unknown; accounts?: unknown };
  const named = Array.isArray(accounts) ? accounts.filter((name): name is string => typeof name === "string") : [];
  return { type: type === "direct" ? "direct" : "own", accounts: named.length > 0 ? named : [...platformAccounts] };
}
