import { Button } from "@selvedge/ui/actions/button";
import { CopyButton } from "@selvedge/ui/actions/copy-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { useGiftCardChange } from "./use-gift-card-change.ts";

type Issued = Data<"POST /divisions/{division}/gift-cards/">;

const empty = { amountMinor: null as number | null, reason: "", holderName: "", holderEmail: "", lastDay: "" };

/** Issues a card by hand. Its code is shown once, when it is issued: it is stored nowhere. */
export function IssueCard() {
  const [issued, setIssued] = useState<Issued | null>(null);
  return issued ? (
    <IssuedCard issued={issued} onMore={() => setIssued(null)} />
  ) : (
    <IssueForm onIssued={(card) => setIssued(card)} />
  );
}

function IssueForm({ onIssued }: { onIssued: (card: Issued) => void }) {
  const { currency } = useShop();
  // Of the form, so that a second press or a request that got no answer issues no second card.
  const [uuid] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState(empty);
  const { isBusy, errors, clear, run } = useGiftCardChange("gift card");
  const isDirty = JSON.stringify(form) !== JSON.stringify(empty);
  const change = (part: Partial<typeof empty>) => {
    setForm((known) => ({ ...known, ...part }));
    clear();
  };
  const issue = () =>
    run(async (division) => {
      const { amountMinor, lastDay, ...texts } = form;
      const body = { ...texts, uuid, amountMinor: amountMinor ?? 0, lastDay: lastDay || null };
      const { data } = await api("POST /divisions/{division}/gift-cards/", { params: { division }, body });
      onIssued(data);
      return data;
    }, "Gift card issued.");
  const text = (name: "reason" | "holderName" | "holderEmail" | "lastDay") => ({
    compact: true,
    value: form[name],
    onChange: (value: string) => change({ [name]: value }),
    ...(errors[name] && { error: errors[name] }),
  });
  return (
    <Card title="New gift card">
      <LeaveGuard isDirty={isDirty} saveLabel="Issue it" onSave={issue}>
        This gift card is not issued.
      </LeaveGuard>
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void issue();
        }}
      >
        <MoneyField
          compact
          label="Amount"
          currency={currency}
          valueMinor={form.amountMinor}
          onChangeMinor={(amountMinor) => change({ amountMinor })}
          {...(errors.amountMinor && { error: errors.amountMinor })}
        />
        <TextField label="Why" placeholder="A parcel came late" hint="For your team alone." {...text("reason")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="For" autoComplete="off" hint="Optional." {...text("holderName")} />
          <TextField label="Their email" type="email" autoComplete="off" hint="Optional." {...text("holderEmail")} />
        </div>
        <TextField label="Last day" type="date" hint="Empty: it never ends." {...text("lastDay")} />
        <Notice title="Spent in your shop and at your stall">
          Its code is entered in the basket or at the checkout. Where somebody spends it with you, open it by its code
          and take the amount off.
        </Notice>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Issuing">
            Issue the card
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function IssuedCard({ issued, onMore }: { issued: Issued; onMore: () => void }) {
  return (
    <Card title="Gift card issued">
      <div className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-2 rounded-control bg-sunken py-3 pr-2 pl-4">
          <span className="min-w-0 break-words font-mono text-[1.125rem]/7 font-medium">{issued.code}</span>
          <CopyButton text={issued.code} what="the code" />
        </div>
        <Notice tone="warning" title="Copy the code now">
          It is shown this once. Nobody can read it again, not even you: from here on the card goes by its last four
          signs.
        </Notice>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onMore}>Issue another</Button>
          <LinkButton href={`/gift-cards/${issued.id}`} variant="primary">
            I have copied it
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
