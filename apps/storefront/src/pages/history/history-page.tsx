import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import "../account/account.css";
import { OrderList } from "../account/order-list.tsx";

/** A customer's orders, for anyone who has the link of their mails. */
export default function HistoryPage({ answer: { data } }: { answer: PageAnswer<"history"> }) {
  return (
    <div className="page-frame account-section order-history">
      <h1>Your orders</h1>
      <p className="lead">
        Sign in and you also see addresses and invoices. We email you a link, there is no password to choose.
      </p>
      <p>
        <a data-part="button" data-look="outlined" href="/account/">
          Sign in to your account
        </a>
      </p>
      {data.orders.length > 0 ? (
        <OrderList {...data} path={`/order-history/${data.link}/`} />
      ) : (
        <p>There are no orders here.</p>
      )}
    </div>
  );
}
