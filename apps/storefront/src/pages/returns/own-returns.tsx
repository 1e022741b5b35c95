import type { ReturnedOrder, ReturnsPageData, ReturnView } from "@selvedge/contracts/pages/returns-page";
import { Fault } from "./returns-page.tsx";

type Props = ReturnsPageData & { order: ReturnedOrder };

/** What a shopper has returned of an order: each with its number, where it is and what comes next. */
export function OwnReturns({ order, orderHash, form }: Props) {
  const canAdd = !order.closed && order.lines.some(({ left }) => left > 0);
  return (
    <>
      <nav className="crumbs" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href={`/receipt/${orderHash}/`}>{`Order ${order.reference}`}</a>
          </li>
          <li>
            <span aria-current="page">Your returns</span>
          </li>
        </ol>
      </nav>
      <h1>{order.returns.length === 1 ? "Your return" : "Your returns"}</h1>
      <Fault form={form} />
      <ul className="own-returns">
        {order.returns.map((each) => (
          <li key={each.code}>
            <OwnReturn view={each} orderHash={orderHash} />
          </li>
        ))}
      </ul>
      {canAdd ? (
        <p>
          <a data-part="button" data-look="outlined" href={`/returns/${orderHash}/?more=1`}>
            Return something else
          </a>
        </p>
      ) : null}
    </>
  );
}

function OwnReturn({ view, orderHash }: { view: ReturnView; orderHash: string }) {
  const { code, stateName, wishName, isOpen, lines, note, steps, address, canWithdraw, childPath, childReference } =
    view;
  return (
    <section className="return-card" aria-labelledby={code}>
      <header>
        <h2 id={code}>{code}</h2>
        <p className="return-state" data-open={isOpen || undefined}>
          {stateName}
        </p>
      </header>
      <p>{note}</p>
      {view.creditNotes.map(({ name, path }) => (
        <p key={path}>
          <a href={path}>Credit note {name} (PDF)</a>
        </p>
      ))}
      {address.length > 0 ? (
        <div className="return-address">
          <h3>Send it to</h3>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <p className="quiet">Write the number {code} on the parcel, or put it inside.</p>
        </div>
      ) : null}
      <ul className="return-lines">
        {lines.map(({ name, detail, wanted, quantity, reason }) => (
          <li key={`${name} ${detail} ${reason}`}>
            <strong>{quantity > 1 ? `${quantity} × ${name}` : name}</strong>
            <span className="quiet">
              {[detail, reason].filter(Boolean).join(" · ")}
              {wanted ? `. Instead: ${wanted}` : `. ${wishName}`}
            </span>
          </li>
        ))}
      </ul>
      {steps.length > 0 ? (
        <ol className="return-way">
          {steps.map(({ name, day, isDone }) => (
            <li key={name} data-done={isDone || undefined}>
              <span>{name}</span>
              <span className="quiet">{isDone ? day : "Not yet"}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {childPath ? (
        <p>
          <a href={childPath}>Follow order {childReference}</a>
        </p>
      ) : null}
      {canWithdraw ? (
        <form method="post" action={`/returns/${orderHash}/`}>
          <input type="hidden" name="change" value="withdraw" />
          <input type="hidden" name="code" value={code} />
          <button type="submit" className="text-button">
            Keep it and cancel {code}
          </button>
        </form>
      ) : null}
    </section>
  );
}
