import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Money } from "@selvedge/ui/words/money";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useMay, useShop } from "../session/shop.ts";
import { type GiftCardOffer, giftCardOfferQuery } from "./gift-card-query.ts";
import { OfferDialog } from "./offer-dialog.tsx";

/** Whether the shop sells gift cards, with which amounts, and the page where they are bought. */
export function OfferCard() {
  const shop = useShop();
  const mayEdit = useMay("giftcards.edit");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(giftCardOfferQuery(shop.id));
  if (!data) return null;
  return (
    <Card
      title="Sold in your shop"
      aside={
        <StatusBadge tone={data.isOn ? "success" : "neutral"} shape={data.isOn ? "dot" : "ring"}>
          {data.isOn ? "On sale" : "Off"}
        </StatusBadge>
      }
      className="mb-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense text-ink-2">
          {data.isOn ? (
            <OfferWords offer={data} />
          ) : (
            "Let shoppers buy a gift card and have it emailed on the day they choose."
          )}
        </p>
        <span className="flex gap-2">
          {data.isOn ? (
            <LinkButton href={`${shop.url}gift-card/`} target="_blank" size="dense" icon={ExternalLink}>
              See its page
            </LinkButton>
          ) : null}
          {mayEdit ? (
            <Button size="dense" onPress={() => setOpen(true)}>
              {data.isOn ? "Change" : "Sell gift cards"}
            </Button>
          ) : null}
        </span>
      </div>
      <OfferDialog offer={data} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

function OfferWords({ offer: { amountsMinor, leastMinor, mostMinor, currency } }: { offer: GiftCardOffer }) {
  return (
    <>
      {amountsMinor.map((minor, index) => (
        <span key={minor}>
          {index > 0 ? ", " : ""}
          <Money amountMinor={minor} currency={currency} />
        </span>
      ))}
      {leastMinor !== null && mostMinor !== null ? (
        <>
          {amountsMinor.length > 0 ? ", or an amount from " : "An amount from "}
          <Money amountMinor={leastMinor} currency={currency} /> to{" "}
          <Money amountMinor={mostMinor} currency={currency} />
        </>
      ) : null}
    </>
  );
}
