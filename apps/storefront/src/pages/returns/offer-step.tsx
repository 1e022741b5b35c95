import type {
  ChosenLine,
  ReturnableLine,
  ReturnedOrder,
  ReturnReasonChoice,
  ReturnsPageData,
} from "@selvedge/contracts/pages/returns-page";
import { Fault } from "./returns-page.tsx";
import { StepHead } from "./step-head.tsx";

type Props = ReturnsPageData & { order: ReturnedOrder };

/** The second step: what the shopper would like for each piece, with a photo where the reason asks for one. */
export function OfferStep({ order, orderHash, chosen, requestKey, form }: Props) {
  const lines = chosen.flatMap((each) => {
    const line = order.lines.find(({ id }) => id === each.id);
    const reason = line?.reasons.find(({ code }) => code === each.reason);
    return line && reason ? [{ each, line, reason }] : [];
  });
  const back = new URLSearchParams(chosen.flatMap(fieldsOf));
  const comesBack = lines.some(({ reason }) => reason.comesBack);
  return (
    <>
      <StepHead reference={order.reference} orderHash={orderHash} now={2} />
      <Fault form={form} />
      <form method="post" action={`/returns/${orderHash}/`} encType="multipart/form-data" className="return-wishes">
        <input type="hidden" name="requestKey" value={requestKey} />
        {chosen.flatMap(fieldsOf).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ul className="return-pieces">
          {lines.map((line) => (
            <Wish key={line.line.id} {...line} form={form} />
          ))}
        </ul>
        <section className="return-next" aria-labelledby="return-next">
          <h2 id="return-next">What happens next</h2>
          <ol>
            {comesBack ? (
              <>
                <li>You get a number and the address. Any bag will do; please post it within 14 days.</li>
                <li>We look at it when it arrives, and settle it at once.</li>
              </>
            ) : (
              <li>We look at your photo. Keep the piece, there is no need to send it.</li>
            )}
            <li>
              {order.paidWith ? `Money goes back to ${order.paidWith}` : "Money goes back the way it came"}, and what is
              made again is free.
            </li>
          </ol>
          <button type="submit" data-part="button" data-look="filled">
            Send my return
          </button>
          <p className="return-back">
            <a href={`/returns/${orderHash}/?more=1&${back}`}>Back to the pieces</a>
          </p>
        </section>
      </form>
    </>
  );
}

const fieldsOf = ({ id, quantity, reason }: ChosenLine): [string, string][] => [
  [`p-${id}`, "1"],
  [`q-${id}`, String(quantity)],
  [`why-${id}`, reason],
];

interface WishProps extends Pick<ReturnsPageData, "form"> {
  each: ChosenLine;
  line: ReturnableLine;
  reason: ReturnReasonChoice;
}

function Wish({ each, line, reason, form }: WishProps) {
  const { id, name, detail, imageUrl, sizes, pricePerPiece } = line;
  const open = reason.offers.filter((offer) => offer.isOpen);
  const value = (field: string) => form?.values[`${field}-${id}`];
  const error = (field: string) => form?.errors[`${field}-${id}`]?.[0];
  const wished = value("wish") ?? open[0]?.offer;
  return (
    <li className="return-piece">
      <div className="return-piece-head">
        {imageUrl ? <img src={imageUrl} alt="" width={84} height={84} loading="lazy" /> : null}
        <span>
          <strong>{name}</strong>
          <span className="quiet">
            {detail}
            {each.quantity > 1 ? `, ${each.quantity} pieces` : ""}
          </span>
          <span>{reason.name}</span>
        </span>
      </div>
      {reason.asksForPhoto ? (
        <div className="return-photo">
          <label htmlFor={`photo-${id}`}>A photo of what is wrong</label>
          {value("stored") ? (
            <p className="quiet">Your photo is here already. Choose another only to change it.</p>
          ) : null}
          {value("stored") ? <input type="hidden" name={`stored-${id}`} value={value("stored")} /> : null}
          <input
            id={`photo-${id}`}
            type="file"
            name={`photo-${id}`}
            accept="image/jpeg,image/png,image/webp"
            aria-invalid={error("photo") ? true : undefined}
            aria-describedby={error("photo") ? `photo-${id}-note` : undefined}
          />
          {error("photo") ? (
            <p className="field-fault" id={`photo-${id}-note`}>
              {error("photo")}
            </p>
          ) : null}
        </div>
      ) : null}
      <fieldset className="return-offers">
        <legend>What would you like?</legend>
        {reason.offers.map(({ offer, name: words, note, isOpen }) => (
          <label key={offer} className="return-choice" data-closed={isOpen ? undefined : ""}>
            <input
              type="radio"
              name={`wish-${id}`}
              value={offer}
              defaultChecked={isOpen && wished === offer}
              disabled={!isOpen}
            />
            <span>
              {words}
              <small>
                {offer === "refund" && pricePerPiece ? `${pricePerPiece}${each.quantity > 1 ? " each" : ""}. ` : ""}
                {note}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {open.some(({ offer }) => offer === "exchange") ? (
        <label className="return-count">
          Instead of {detail}
          <select
            name={`variant-${id}`}
            defaultValue={value("variant") ?? ""}
            aria-invalid={error("variant") ? true : undefined}
          >
            <option value="">Choose a colour and size</option>
            {sizes.map((size) => (
              <option key={size.id} value={size.id} disabled={!size.isAvailable}>
                {size.isAvailable ? size.label : `${size.label}, sold out`}
              </option>
            ))}
          </select>
          {error("variant") ? <span className="field-fault">{error("variant")}</span> : null}
        </label>
      ) : null}
      <label className="return-note">
        <span>
          Anything we should know? <span className="quiet">Not required</span>
        </span>
        <textarea name={`note-${id}`} rows={2} maxLength={300} defaultValue={value("note")} />
      </label>
    </li>
  );
}
