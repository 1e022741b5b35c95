// What makes the offer appear other than time: somebody who is about to leave, or who looks at a second product.
import type { OfferTrigger } from "@selvedge/browser/interface/offer-times";
import { createQuickReturn } from "@selvedge/browser/interface/quick-return";
import type { OfferMoment } from "@selvedge/domain/shops/plugins";

export const offerTriggers: Readonly<Record<OfferMoment, (trigger: OfferTrigger) => void>> = {
  "after-time": () => {},
  "on-leaving": ({ happened }) => {
    watchPointer(happened);
    watchThumb(happened);
  },
  "second-product": ({ holds }) => watchProducts(holds),
};

/** A mouse that goes out at the top goes for the tabs or the address. */
function watchPointer(left: () => void): void {
  document.documentElement.addEventListener("mouseleave", ({ clientY }) => clientY <= 0 && left());
}

/** A phone has no pointer to leave with: its people flick back up to the address. Scrolling by the page itself is none. */
function watchThumb(left: () => void): void {
  const isQuick = createQuickReturn();
  const afterTouchMs = 1_500;
  let touchedMs = Number.NEGATIVE_INFINITY;
  const passive = { passive: true } as const;
  addEventListener(
    "touchmove",
    ({ timeStamp }) => {
      touchedMs = timeStamp;
    },
    passive,
  );
  addEventListener(
    "scroll",
    ({ timeStamp }) => {
      const isByHand = timeStamp - touchedMs < afterTouchMs;
      if (isByHand && isQuick(scrollY, innerHeight, timeStamp)) left();
    },
    passive,
  );
}

const seenKey = "products-seen";
const productPath = /^\/product\/[^/]+/;

function watchProducts(sawTwo: () => void): void {
  const look = () => {
    const [product] = productPath.exec(location.pathname) ?? [];
    if (product && seenWith(product).length > 1) sawTwo();
  };
  look();
  (window as { navigation?: Navigation }).navigation?.addEventListener("navigatesuccess", look);
}

const seenHere = new Set<string>();

/** The products of this visit, this one among them. Without storage, those since the document was loaded. */
function seenWith(product: string): readonly string[] {
  seenHere.add(product);
  try {
    const stored = sessionStorage.getItem(seenKey)?.split(" ") ?? [];
    const seen = [...new Set([...stored, product])].slice(0, 2);
    sessionStorage.setItem(seenKey, seen.join(" "));
    return seen;
  } catch {
    return [...seenHere];
  }
}
