import type { OrderList as Orders, OwnOrder } from "@selvedge/contracts/pages/account-page";
import { dayRange, fullDay, fullTime } from "@selvedge/domain/dates/day-words";
import { useShopFrame } from "../../shell/shop-frame.tsx";
import { money } from "../../state/money.ts";
import "./order-list.css";

interface OrderListProps extends Orders {
  /** The list's own address. */
  readonly path: string;
}

/** Orders in the words of the receipt: running ones as plates, finished ones as rows. */
export function OrderList({ orders, page, pages, path }: OrderListProps) {
  const running = orders.filter(({ isRunning }) => isRunning);
  const finished = orders.filter(({ isRunning }) => !isRunning);
  return (
    <>
      {running.map((order) => (
        <RunningOrder key={order.reference} order={order} />
      ))}
      {finished.length > 0 ? (
        <section aria-labelledby="finished-title">
          <h2 id="finished-title" className={running.length > 0 ? "" : "visually-hidden"}>
            Earlier
          </h2>
          <ul className="finished-orders">
            {finished.map((order) => (
              <FinishedOrder key={order.reference} order={order} />
            ))}
          </ul>
        </section>
      ) : null}
      {pages > 1 ? (
        <nav className="order-pages" aria-label="Pages of orders">
          {page > 1 ? <a href={pageHref(path, page - 1)}>Newer</a> : <span />}
          <span className="quiet">
            Page {page} of {pages}
          </span>
          {page < pages ? <a href={pageHref(path, page + 1)}>Older</a> : <span />}
        </nav>
      ) : null}
    </>
  );
}

const pageHref = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

interface OneOrder {
  readonly order: OwnOrder;
}

function RunningOrder({ order }: OneOrder) {
  const { timeZone } = useShopFrame();
  const { reference, placedAt, promisedFrom, promisedTo, headline, goods, total, currency, receiptPath } = order;
  return (
    <article className="running-order" aria-label={`Order ${reference}`}>
      <div className="running-order-head">
        <div>
          <h2>
            <a href={receiptPath}>{reference}</a>
          </h2>
          <p className="quiet">Ordered {fullTime(placedAt, timeZone)}</p>
        </div>
        <div className="running-order-state">
          <p className="order-state" data-running="">
            {headline}
          </p>
          <p className="quiet">Arrives {dayRange(promisedFrom, promisedTo)}</p>
        </div>
      </div>
      <ul className="order-goods">
        {goods.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and the list never changes
          <li key={index}>
            <Picture image={good.image} />
            <div>
              <p className="order-good">{good.name}</p>
              <p className="quiet">
                {[good.detail, good.quantity > 1 ? `${good.quantity} pieces` : ""].filter(Boolean).join(", ")}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="running-order-foot">
        <Ways order={order} />
        <strong className="order-total">{money(total, currency)}</strong>
      </div>
    </article>
  );
}

function FinishedOrder({ order }: OneOrder) {
  const { timeZone } = useShopFrame();
  const { reference, placedAt, headline, goods, total, currency, receiptPath } = order;
  return (
    <li>
      <span className="finished-pictures">
        {goods.slice(0, 2).map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and the list never changes
          <Picture key={index} image={good.image} />
        ))}
      </span>
      <div>
        <h3>
          <a href={receiptPath}>{reference}</a>
        </h3>
        <p className="quiet">Ordered {fullDay(placedAt, timeZone)}</p>
      </div>
      <p className="order-state">{headline}</p>
      <span className="order-total">{money(total, currency)}</span>
      <Ways order={order} />
    </li>
  );
}

/** What can be done with an order. Each link names its order for those who hear it alone. */
function Ways({ order }: OneOrder) {
  const { reference, trackingUrl, invoicePath, creditNotes, supplements, receiptPath, reviewPath } = order;
  const of = <span className="visually-hidden"> of order {reference}</span>;
  return (
    <p className="order-ways">
      <a href={receiptPath}>
        View<span className="visually-hidden"> order {reference}</span>
      </a>
      {trackingUrl ? <a href={trackingUrl}>Track parcel{of}</a> : null}
      {invoicePath ? <a href={invoicePath}>Invoice{of}</a> : null}
      {supplements.map(({ name, path }) => (
        <a key={path} href={path}>
          {supplements.length > 1 ? `Supplementary invoice ${name}` : "Supplementary invoice"}
          {of}
        </a>
      ))}
      {creditNotes.map(({ name, path }) => (
        <a key={path} href={path}>
          {creditNotes.length > 1 ? `Credit note ${name}` : "Credit note"}
          {of}
        </a>
      ))}
      {reviewPath ? <a href={reviewPath}>Write a review{of}</a> : null}
    </p>
  );
}

const Picture = ({ image }: { image: string }) => (
  <span className="order-picture" data-part="tile">
    {image ? <img src={image} alt="" loading="lazy" /> : null}
  </span>
);
