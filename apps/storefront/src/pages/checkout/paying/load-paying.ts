// What checks and pays an order. Its code is loaded when the shopper begins with the form, so that it is there for Pay.
export type Paying = typeof import("./paying.ts");

let loaded: Promise<Paying> | undefined;

/** The code, loaded once. Fails while the shop is out of reach; the next call tries again. */
export function loadPaying(): Promise<Paying> {
  loaded ??= import("./paying.ts");
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** Begins to load. */
export const startPaying = (): void => void loadPaying().catch(() => {});
