import { alikePieces } from "@selvedge/domain/orders/lines/alike-pieces";
import { wordsOfGoods } from "@selvedge/garments/blanks/good-words";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { spokenDate } from "@selvedge/ui/words/date-format.ts";
import { DateText } from "@selvedge/ui/words/date-text";
import { Money } from "@selvedge/ui/words/money";
import { useNow } from "@selvedge/ui/words/use-now";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Mail } from "lucide-react";
import { useNavigate, useParams } from "react-router";
import { api } from "../data/api.ts";
import type { Order } from "../data/reply.ts";
import { useLiveOrders } from "../data/use-live-orders.ts";
import { withinSentence } from "../home/day-words.ts";
import { arrivalWords } from "../orders/arrival-words.ts";
import { DifferencesCard } from "../orders/differences-card.tsx";
import { GarmentLine } from "../orders/garment-line.tsx";
import { OrderActions } from "../orders/order-actions.tsx";
import { OrderMoney } from "../orders/order-money.tsx";
import { OrderStatus } from "../orders/order-status.tsx";
import { RefundsCard } from "../orders/refunds-card.tsx";
import { RelativesCard } from "../orders/relatives-card.tsx";
import { useShop } from "../session/shop.ts";

/** One order: each garment's way, the money, the customer and what happened. */
export function Component() {
  const shop = useShop();
  const id = Number(useParams().id) || 0;
  useLiveOrders(shop.id);
  const { data, error } = useQuery({
    queryKey: [shop.id, "order", id],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/orders/{id}/", { params: { division: shop.id, id }, signal })).data,
  });
  if (error && data?.id !== id) throw error;
  return data ? <OrderPage order={data} /> : <Skeleton className="h-96 w-full" />;
}

function OrderPage({ order }: { order: Order }) {
  const now = useNow();
  const placedText = withinSentence(spokenDate(new Date(order.placedAt), now));
  return (
    <>
      <PageHeader
        title={order.reference}
        crumbs={[{ label: "Orders", href: "/orders" }]}
        badges={<OrderStatus {...order} />}
        note={[`Placed ${placedText} by ${order.customer.name}`, arrivalWords(order, now.toISOString().slice(0, 10))]
          .filter(Boolean)
          .join(", ")}
        actions={
          <>
            <LinkButton href={`mailto:${order.customer.email}`} icon={Mail} size="dense">
              Write to {order.customer.name.split(" ")[0]}
            </LinkButton>
            <Neighbours neighbours={order.neighbours} />
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-4">
          {order.holds.map((hold) => (
            <Notice key={hold.code} tone={hold.isOurs ? "info" : "warning"} title={hold.note}>
              {hold.isOurs ? "We are on it. You don't need to do anything. " : ""}
              It has waited since {withinSentence(spokenDate(new Date(hold.placedAt), now))}.
            </Notice>
          ))}
          <Card flush title={goodsTitle(order)} note={order.shippingMethod}>
            <ul>
              {alikePieces(order.garments, ["key", "labelCode"]).map(({ piece: garment, count }) => (
                <GarmentLine
                  key={garment.key}
                  garment={garment}
                  count={count}
                  currency={order.money.currency}
                  isRefunded={garment.isRefunded || order.status === "refunded" || order.status === "bespoke_refunded"}
                />
              ))}
            </ul>
          </Card>
          <History order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderMoney order={order} />
          <DifferencesCard order={order} />
          <RefundsCard order={order} />
          {order.relatives.length > 0 ? <RelativesCard order={order} /> : null}
          <Customer order={order} />
          <Parcel order={order} />
          <OrderActions order={order} />
        </div>
      </div>
    </>
  );
}

/** "Mugs", "Garments"; "Items" where there are several kinds. */
function goodsTitle({ garments }: Order): string {
  const { many } = wordsOfGoods(garments.map(({ blankCode }) => blankCode));
  return `${many[0]?.toUpperCase()}${many.slice(1)}`;
}

function Neighbours({ neighbours }: { neighbours: Order["neighbours"] }) {
  const navigate = useNavigate();
  const go = (id: number | null) => () => id && navigate(`/orders/${id}`);
  return (
    <>
      <IconButton
        label="Newer order"
        icon={ChevronLeft}
        variant="plain"
        size="dense"
        isDisabled={!neighbours.newerId}
        onPress={go(neighbours.newerId)}
      />
      <IconButton
        label="Older order"
        icon={ChevronRight}
        variant="plain"
        size="dense"
        isDisabled={!neighbours.olderId}
        onPress={go(neighbours.olderId)}
      />
    </>
  );
}

function Customer({ order: { customer, money } }: { order: Order }) {
  return (
    <Card title="Customer">
      <p className="font-medium">{customer.name}</p>
      <p className="text-dense text-ink-2">
        {customer.orders === 1 ? "First order" : `${customer.orders} orders`},{" "}
        {customer.spentMinor > 0 ? (
          <Money amountMinor={customer.spentMinor} currency={money.currency} />
        ) : (
          "nothing paid yet"
        )}
      </p>
      <address className="mt-3 text-dense not-italic">
        {customer.addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <TextLink href={`mailto:${customer.email}`} className="mt-3 inline-block break-all text-dense">
        {customer.email}
      </TextLink>
      {customer.phone ? <p className="text-dense text-ink-2">{customer.phone}</p> : null}
      {customer.vatNumber ? <p className="mt-3 text-dense">VAT number {customer.vatNumber}</p> : null}
      {customer.giftNote === null ? null : (
        <p className="mt-3 text-dense">
          <strong className="font-medium">A present.</strong>{" "}
          {customer.giftNote || "The slip in the parcel shows no prices."}
        </p>
      )}
      {customer.note ? (
        <p className="mt-3 whitespace-pre-line text-dense">
          <strong className="font-medium">Note to you.</strong> {customer.note}
        </p>
      ) : null}
    </Card>
  );
}

function Parcel({ order: { tracking } }: { order: Order }) {
  if (tracking.length === 0) return null;
  return (
    <Card title="Parcel">
      {tracking.map(({ carrier, code, url }) => (
        <p key={code} className="text-dense">
          {carrier}{" "}
          {url ? (
            <TextLink href={url} target="_blank">
              {code}
            </TextLink>
          ) : (
            code
          )}
        </p>
      ))}
    </Card>
  );
}

function History({ order }: { order: Order }) {
  return (
    <Card title="History">
      <ol className="flex flex-col gap-2 text-dense">
        {order.history.map(({ id, at, text, by, reason }) => (
          <li key={id} className="flex gap-4 max-md:gap-3">
            <span className="figures w-32 shrink-0 text-ink-2 max-md:w-26">
              <DateText at={at} />
            </span>
            <span className="min-w-0 flex-1">
              {text}
              {reason ? <span className="text-ink-2">, {reason}</span> : null}
            </span>
            <span className="shrink-0 text-label text-ink-2 max-md:max-w-24 max-md:truncate">{by}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
