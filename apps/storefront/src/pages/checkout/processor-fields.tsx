import type { CardEntry } from "@selvedge/contracts/pages/page-data";
import { useEffect, useRef, useState } from "react";
import { cardContext, loadCardScript } from "./card-script.ts";

/** The element that the card processor's script fills with its own fields. What is typed there never reaches us. */
export function ProcessorFields({ entry }: { entry: CardEntry }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    loadCardScript(entry.script)
      .then((script) => script.mount?.(place.current!, cardContext(entry)))
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
