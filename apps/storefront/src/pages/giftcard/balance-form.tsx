import type { ShownCard } from "@selvedge/contracts/pages/gift-card-page";
import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { fullDay } from "@selvedge/domain/dates/day-words";
import { Field } from "../../parts/field.tsx";
import { money } from "../../state/money.ts";

interface BalanceFormProps {
  readonly currency: string;
  readonly found: ShownCard | null;
  readonly form: FormAnswer | null;
}

/** A card by its code: what is on it, until when it works, or that it does not. */
export function BalanceForm({ currency, found, form }: BalanceFormProps) {
  return (
    <form method="post" action="/gift-card/#balance" className="giftcard-form" noValidate data-checked="">
      <input type="hidden" name="check" value="balance" />
      <Field
        name="code"
        label="Gift card code"
        required
        maxLength={40}
        autoComplete="off"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        value={form?.values.code}
        error={form?.errors.code?.[0]}
      />
      <button type="submit" data-part="button" data-look="outlined">
        Look it up
      </button>
      <div role="status">
        {found ? (
          <p className="giftcard-found">
            <strong>{money(found.balance, currency)}</strong> {cardWords(found)}
          </p>
        ) : null}
      </div>
    </form>
  );
}

const stateWords = {
  open: "",
  spent: "",
  expired: "It has expired and pays nothing.",
  disabled: "It is disabled and pays nothing.",
};

/** "on the card ending 4TBQ. It works until 31 January 2030." */
function cardWords({ ending, state, lastDay }: ShownCard): string {
  const until =
    state === "open" && lastDay ? `It works until ${fullDay(`${lastDay}T12:00:00Z`, "UTC")}.` : stateWords[state];
  return [`on the card ending ${ending}.`, until].filter(Boolean).join(" ");
}
