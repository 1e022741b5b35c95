// What checks and pays an order. Its code is loaded when the shopper begins with the form, so that it is there for Pay.
import type { quoteChanges } from "@selvedge/domain/basket/quote-changes";
import type { orderFaults } from "./order-rules.ts";
import type { payIntent } from "./pay-intent.ts";

interface Paying {
  readonly orderFaults: typeof orderFaults;
  readonly payIntent: typeof payIntent;
  readonly quoteChanges: typeof quoteChanges;
}

let loaded: Promise<Paying> | undefined;

/** The code, loaded once. Fails while the shop is out of reach; the next call tries again. */
export function loadPaying(): Promise<Paying> {
  loaded ??= load();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** Begins to load. */
export const startPaying = (): void => void loadPaying().catch(() => {});

async function load(): Promise<Paying> {
  const [rules, intent, changes] = await Promise.all([
    import("./order-rules.ts"),
    import("./pay-intent.ts"),
    import("@selvedge/domain/basket/quote-changes"),
  ]);
  return { ...rules, ...intent, ...changes };
}
