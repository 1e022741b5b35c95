import { itemWordsWithPieces } from "@selvedge/domain/bundles/count-items";
import { countOfGoods, wordsOfGoods } from "@selvedge/garments/blanks/good-words";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Money } from "@selvedge/ui/words/money";
import type { ReactNode } from "react";
import type { Order } from "../data/reply.ts";
import { dayWords } from "../home/day-words.ts";
import { useShop } from "../session/shop.ts";
import { refundSums } from "./refund-sums.ts";

/** What was paid, and for those who see money the VAT in it, what it cost and what is left; of a refunded order nothing is. */
export function OrderMoney({ order }: { order: Order }) {
  const { money, garments, due, itemCount } = order;
  const pieces = garments.length;
  const shop = useShop();
  const isRefunded = order.status === "refunded" || order.status === "bespoke_refunded";
  const { backMinor, taxMinor: backTaxMinor, waitingMinor } = refundSums(order.refunds);
  const profitMinor = (money.profitMinor ?? 0) - (backMinor - backTaxMinor);
  const amount = (minor: number) => <Money amountMinor={minor} currency={money.currency} />;
  return (
    <Card
      title="Money"
      aside={
        due ? (
          <StatusBadge tone={due.isLate ? "warning" : "info"}>
            {due.isLate ? "Invoice overdue" : "On invoice"}
          </StatusBadge>
        ) : money.paidWith ? (
          <StatusBadge tone={isRefunded ? "neutral" : "success"}>{money.paidWith}</StatusBadge>
        ) : null
      }
    >
      <dl className="flex flex-col gap-2 text-dense">
        <Row
          term={
            pieces > itemCount
              ? itemWordsWithPieces({ itemCount, pieces })
              : countOfGoods(pieces, wordsOfGoods(garments.map(({ blankCode }) => blankCode)))
          }
        >
          {amount(money.goodsMinor)}
        </Row>
        {money.discountMinor > 0 ? (
          <Row term={money.coupon ? `Code ${money.coupon}` : "Discount"}>{amount(-money.discountMinor)}</Row>
        ) : null}
        <Row term={`Delivery, ${order.shippingMethod}`}>{amount(money.shippingMinor)}</Row>
        <Row
          term={due ? "Customer owes" : "Customer paid"}
          isSum
          note={due ? dueNote(due) : <>of which VAT {amount(money.vatMinor)}</>}
        >
          {amount(money.totalMinor)}
        </Row>
        {due && due.receivedMinor > 0 ? (
          <>
            <Row term="Received so far">{amount(-due.receivedMinor)}</Row>
            <Row term="Still owed" isSum>
              {amount(money.totalMinor - due.receivedMinor)}
            </Row>
          </>
        ) : null}
        {money.giftCardMinor > 0 ? <Row term="Of it by gift card">{amount(money.giftCardMinor)}</Row> : null}
        {isRefunded || backMinor > 0 ? (
          <Row
            term={waitingMinor > 0 && waitingMinor === backMinor ? "Still to go back" : "Refunded"}
            isSum
            note={backTaxMinor > 0 ? <>of which VAT {amount(-backTaxMinor)}</> : undefined}
          >
            {amount(-(backMinor || money.totalMinor))}
          </Row>
        ) : null}
        {waitingMinor > 0 && waitingMinor < backMinor ? (
          <Row term="Of it still to go back">{amount(-waitingMinor)}</Row>
        ) : null}
        {isRefunded || money.costMinor === null || money.profitMinor === null ? null : (
          <>
            <Row term="VAT">{amount(backTaxMinor - money.vatMinor)}</Row>
            <Row term="Goods and printing">{amount(-money.costMinor)}</Row>
            <Row
              term="Delivery, to the carrier"
              note={money.freedDeliveryMinor ? "You pay it, as the code makes it free." : undefined}
            >
              {amount(-money.deliveryNetMinor - (money.freedDeliveryMinor ?? 0))}
            </Row>
            <Row term="Your profit" isSum>
              <span className={profitMinor < 0 ? "text-danger" : "text-success"}>{amount(profitMinor)}</span>
            </Row>
          </>
        )}
      </dl>
      {order.paidAt || due ? (
        <p className="mt-3 border-line border-t pt-3 text-dense">
          <TextLink href={`/omnis/v3/divisions/${shop.id}/orders/${order.id}/invoice.pdf`} target="_blank">
            Invoice
          </TextLink>
        </p>
      ) : null}
    </Card>
  );
}

/** "by invoice until 12 Dec, purchase order PO-7" */
const dueNote = ({ on, isLate, poNumber }: NonNullable<Order["due"]>): string =>
  [`by invoice, ${isLate ? "was due" : "due"} ${dayWords(on)}`, poNumber && `purchase order ${poNumber}`]
    .filter(Boolean)
    .join(", ");

function Row({
  term,
  isSum,
  note,
  children,
}: {
  term: string;
  isSum?: boolean;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={isSum ? "mt-1 border-line border-t pt-2.5" : ""}>
      <div className="flex justify-between gap-3">
        <dt className={isSum ? "font-semibold text-body" : "text-ink-2"}>{term}</dt>
        <dd className={isSum ? "font-semibold text-body" : "font-medium"}>{children}</dd>
      </div>
      {note ? <p className="text-label text-ink-2">{note}</p> : null}
    </div>
  );
}
