import type { OwnQuote } from "@selvedge/contracts/pages/quote-page";
import { money } from "../../state/money.ts";

/** What was priced, line by line, each with its newest proof. */
export function QuotedStyles({ quote: { styles, currency } }: { quote: OwnQuote }) {
  return (
    <ul className="quote-styles">
      {styles.map((style) => (
        <li key={style.id}>
          {style.proof ? <Proof name={style.name} proof={style.proof} /> : null}
          <div>
            <h2>
              {style.pieces} × {style.name}
            </h2>
            <p className="quiet">{style.detail}</p>
            <p className="quiet">{style.sizes}</p>
            <p>
              {money(style.unitNet, currency)} each
              {style.setUpNet > 0 ? `, with ${money(style.setUpNet, currency)} for setting up the art` : ""}:{" "}
              <strong>{money(style.net, currency)}</strong> without VAT
            </p>
            {style.proof?.words ? <p className="quote-words">{style.proof.words}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

type ShownProof = NonNullable<OwnQuote["styles"][number]["proof"]>;

const sideNames = ["front", "back"];

const Proof = ({ name, proof: { version, images, isApproved } }: { name: string; proof: ShownProof }) => (
  <figure className="quote-proof">
    {images.map((image, index) => (
      <a key={image} href={image}>
        <img
          src={image}
          alt={`Proof ${version} of ${name}${images.length > 1 ? `, ${sideNames[index]}` : ""}`}
          width="640"
          height="640"
        />
      </a>
    ))}
    {images.length === 0 ? (
      <p className="quiet">The picture of this proof is being made. Load the page again in a moment.</p>
    ) : null}
    <figcaption className="quiet">
      Proof {version}
      {isApproved ? ", approved" : openWords[images.length]}
    </figcaption>
  </figure>
);

/** By how many pictures there are. */
const openWords = ["", ", open it for the large picture", ", front and back: open each for the large picture"];
