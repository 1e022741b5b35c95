import type { SectionProps } from "./account-page.tsx";
import { OrderList } from "./order-list.tsx";

export function Orders({ view }: SectionProps<"orders">) {
  const running = view.orders.filter(({ isRunning }) => isRunning).length;
  return (
    <>
      <h1>Your orders</h1>
      {view.orders.length > 0 ? (
        <>
          {view.page === 1 ? <p className="lead">{leadOf(running)}</p> : null}
          <OrderList {...view} path="/account/" />
        </>
      ) : (
        <div className="empty">
          <p>No orders yet. What you buy here, also without signing in, is listed under your email address.</p>
          <a data-part="button" data-look="filled" href="/">
            Browse the shop
          </a>
        </div>
      )}
    </>
  );
}

function leadOf(running: number): string {
  if (running === 0) return "Nothing is under way at the moment.";
  return running === 1 ? "One order is under way." : `${running} orders are under way.`;
}
