import { offerFaults } from "@selvedge/domain/gift-cards/gift-card-offer";
import { Button } from "@selvedge/ui/actions/button";
import { Switch } from "@selvedge/ui/choices/switch";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { moneyAsTyped, readMoney } from "@selvedge/ui/words/money-format.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { type GiftCardOffer, giftCardOfferQuery } from "./gift-card-query.ts";

interface OfferDialogProps {
  offer: GiftCardOffer;
  isOpen: boolean;
  onClose: () => void;
}

/** What gift cards the shop sells: fixed amounts, and the limits of an amount that buyers type. */
export function OfferDialog(props: OfferDialogProps) {
  return (
    <Dialog title="Gift cards in your shop" isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <OfferForm {...props} /> : null}
    </Dialog>
  );
}

/** "10, 25, 50" as amounts; null for what is none. */
function amountsIn(text: string, currency: string): number[] | null {
  const read = text
    .split(/[,;]\s+|\s+|[,;]$/)
    .filter(Boolean)
    .map((part) => readMoney(part, currency));
  const amounts = read.flatMap((each) => (each.ok && each.amountMinor !== null ? [each.amountMinor] : []));
  return amounts.length === read.length ? amounts : null;
}

function OfferForm({ offer, onClose }: OfferDialogProps) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const { currency } = offer;
  const [form, setForm] = useState({
    isOn: offer.isOn || offer.amountsMinor.length === 0,
    amounts: offer.amountsMinor.map((minor) => moneyAsTyped(minor, currency)).join(", "),
    leastMinor: offer.leastMinor,
    mostMinor: offer.mostMinor,
    words: offer.words,
  });
  const { isBusy, errors, clear, run } = useSaving("gift card offer", () => undefined);
  const change = (part: Partial<typeof form>) => {
    setForm((known) => ({ ...known, ...part }));
    clear();
  };
  const { amounts, ...rest } = form;
  const amountsMinor = amountsIn(amounts, currency);
  const faults = offerFaults({ ...rest, amountsMinor: amountsMinor ?? [] }, currency);
  const amountsFault = amountsMinor ? (errors.amountsMinor ?? faults.amountsMinor) : "Enter amounts such as 10, 25, 50";
  const save = async () => {
    if (!amountsMinor || Object.keys(faults).length > 0) return;
    const isDone = await run(
      async () => {
        const body = { ...rest, amountsMinor };
        const { data } = await api("PUT /divisions/{division}/gift-card-offer/", { params: { division }, body });
        queries.setQueryData(giftCardOfferQuery(division).queryKey, data);
      },
      form.isOn ? "Gift cards are on sale." : "Gift cards are off.",
    );
    if (isDone) onClose();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Switch spread label="Sell gift cards" isSelected={form.isOn} onChange={(isOn) => change({ isOn })} />
      <TextField
        compact
        label={`Amounts in ${currency}`}
        placeholder="10, 25, 50"
        value={form.amounts}
        onChange={(text) => change({ amounts: text })}
        {...(amountsFault && { error: amountsFault })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          compact
          label="Own amount from"
          hint="Empty: fixed amounts only."
          currency={currency}
          valueMinor={form.leastMinor}
          onChangeMinor={(leastMinor) => change({ leastMinor })}
          {...((errors.leastMinor ?? faults.leastMinor) && { error: errors.leastMinor ?? faults.leastMinor })}
        />
        <MoneyField
          compact
          label="Own amount up to"
          currency={currency}
          valueMinor={form.mostMinor}
          onChangeMinor={(mostMinor) => change({ mostMinor })}
        />
      </div>
      <TextArea
        compact
        label="What its page says"
        hint="Empty: our own words."
        value={form.words}
        maxLength={600}
        onChange={(words) => change({ words })}
        {...(errors.words && { error: errors.words })}
      />
      <p className="text-dense text-ink-2">
        A sold card is no turnover and bears no VAT until it is spent. It is found at /gift-card/ in your shop: put a
        link in your menu.
      </p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </Form>
  );
}
