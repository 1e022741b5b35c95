import type { CardEntry, QuoteData } from "@selvedge/contracts/pages/page-data";
import { useEffect, useRef, useState } from "react";

/** The element that the card processor's script fills with its own fields. What is typed there never reaches us. */
export function ProcessorFields({ entry, quote }: { entry: CardEntry; quote: QuoteData }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const { toPay, currency } = quote.totals;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a total that changes later goes to the script with Pay
  useEffect(() => {
    import("./paying/card-script.ts")
      .then(({ mountFields }) => mountFields(place.current!, entry, { amount: toPay, currency }))
      .catch(() => setBroken(true));
  }, [entry]);
  return (
    <>
      <div ref={place} id="card-fields" />
      {isBroken ? (
        <p className="notice" data-tone="failed" role="alert">
          The card form did not load. Check your connection and reload this page.
        </p>
      ) : null}
      <noscript>
        <p>
          {entry.withoutScripts === "processorPage"
            ? "You enter your card on the next page."
            : "Paying here needs JavaScript. Please turn it on and reload this page."}
        </p>
      </noscript>
    </>
  );
}
