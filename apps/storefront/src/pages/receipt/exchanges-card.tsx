import type { ReceiptData } from "@selvedge/contracts/pages/page-data";

/** Where the exchanges of an order stand; nothing where there are none. */
export function ExchangesCard({ exchanges }: Pick<ReceiptData, "exchanges">) {
  if (exchanges.length === 0) return null;
  return (
    <section className="receipt-card" aria-labelledby="exchanges-title">
      <h2 id="exchanges-title">{exchanges.length === 1 ? "Your exchange" : "Your exchanges"}</h2>
      <ul className="requests">
        {exchanges.map(({ code, pieces, words, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one without a number has no other key
          <li key={index}>
            {pieces.map((piece) => (
              <strong key={piece}>{piece}</strong>
            ))}
            <span>{words}</span>
            {code ? <span className="quiet">Number {code}</span> : null}
            {link ? (
              <span>
                <a href={link.path}>{link.text}</a>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
