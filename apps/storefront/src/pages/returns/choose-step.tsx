import type { ReturnableLine, ReturnedOrder, ReturnsPageData } from "@selvedge/contracts/pages/returns-page";
import { Fault } from "./returns-page.tsx";
import { StepHead } from "./step-head.tsx";

type Props = ReturnsPageData & { order: ReturnedOrder };

/** The first step: which pieces, and why. Its form only leads on, so that the next page has an address. */
export function ChooseStep({ order, orderHash, chosen, form }: Props) {
  const open = order.lines.filter(({ left }) => left > 0);
  return (
    <>
      <StepHead reference={order.reference} orderHash={orderHash} now={1} />
      <Fault form={form} />
      {order.closed || open.length === 0 ? (
        <>
          <p className="lead">{order.closed || "All of this order has been returned or refunded already."}</p>
          <p>
            <a data-part="button" data-look="outlined" href={`/receipt/${orderHash}/`}>
              Back to your order
            </a>
          </p>
        </>
      ) : (
        <form method="get" action={`/returns/${orderHash}/`}>
          <input type="hidden" name="step" value="2" />
          <ul className="return-pieces">
            {order.lines.map((line) => (
              <Piece key={line.id} line={line} chosen={chosen.find(({ id }) => id === line.id)} />
            ))}
          </ul>
          <button type="submit" data-part="button" data-look="filled">
            Go on
          </button>
        </form>
      )}
      {order.returns.length > 0 ? (
        <p>
          <a href={`/returns/${orderHash}/`}>See what you have returned already</a>
        </p>
      ) : null}
    </>
  );
}

function Piece({ line, chosen }: { line: ReturnableLine; chosen: ReturnsPageData["chosen"][number] | undefined }) {
  const { id, name, detail, imageUrl, left, pricePerPiece, isPersonalised, reasons } = line;
  const isOpen = left > 0;
  return (
    <li className="return-piece" data-closed={isOpen ? undefined : ""}>
      <label className="return-piece-head">
        <input type="checkbox" name={`p-${id}`} value="1" defaultChecked={chosen !== undefined} disabled={!isOpen} />
        {imageUrl ? <img src={imageUrl} alt="" width={84} height={84} loading="lazy" /> : null}
        <span>
          <strong>{name}</strong>
          <span className="quiet">{detail}</span>
          {isOpen ? null : <span className="quiet">Returned or refunded already</span>}
          {isOpen && isPersonalised ? (
            <span className="quiet">Made with your words or picture, so only if it is faulty</span>
          ) : null}
        </span>
        {isOpen && pricePerPiece ? (
          <strong className="return-price">
            {pricePerPiece}
            {left > 1 ? " each" : ""}
          </strong>
        ) : null}
      </label>
      {isOpen ? (
        <fieldset className="return-why">
          <legend>Why do you send it back?</legend>
          {left > 1 ? (
            <label className="return-count">
              How many{" "}
              <select name={`q-${id}`} defaultValue={chosen?.quantity ?? 1}>
                {Array.from({ length: left }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the numbers from 1 on
                  <option key={index}>{index + 1}</option>
                ))}
              </select>
            </label>
          ) : null}
          <div className="return-reasons">
            {reasons.map(({ code, name: words, offers }) => {
              const against = offers.every((offer) => !offer.isOpen) ? offers[0]?.note : undefined;
              return (
                <label key={code} className="return-choice" data-closed={against ? "" : undefined}>
                  <input
                    type="radio"
                    name={`why-${id}`}
                    value={code}
                    defaultChecked={chosen?.reason === code}
                    disabled={against !== undefined}
                  />
                  <span>
                    {words}
                    {against ? <small>{against}</small> : null}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ) : null}
    </li>
  );
}
