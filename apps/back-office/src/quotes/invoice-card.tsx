import { ApiFailure } from "@selvedge/api-client/client";
import { dayName } from "@selvedge/domain/dates/day-words";
import { formatMoney } from "@selvedge/domain/money/money";
import { type ReceivedWay, receivedWays } from "@selvedge/domain/orders/received-ways";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { DeskQuote } from "../data/reply.ts";

/** The invoice of an order on terms: by when it is to be paid, what has come in, and the form that records more. */
export function InvoiceCard({ quote }: { quote: DeskQuote }) {
  const { terms, due, currency } = quote;
  if (terms.dueOn === null) return null;
  const badge = due ? (
    <StatusBadge tone={due.isLate ? "danger" : "warning"} shape="square">
      {due.isLate ? "Overdue" : "To be paid"}
    </StatusBadge>
  ) : terms.paidAt ? (
    <StatusBadge tone="success">Paid</StatusBadge>
  ) : null;
  return (
    <Card title="Invoice" aside={badge}>
      {due ? (
        <p className="text-dense">
          <strong className="figures">{formatMoney(due.leftMinor, currency)}</strong> {due.isLate ? "was" : "is"} to be
          paid by {dayName(due.on)}.
        </p>
      ) : terms.paidAt ? (
        <p className="text-dense">
          Paid in full <DateText at={terms.paidAt} inSentence />.
        </p>
      ) : (
        <p className="text-dense">The order is cancelled, so nothing is owed.</p>
      )}
      {terms.payments.length > 0 ? (
        <ul aria-label="Payments" className="mt-3 flex flex-col gap-2 text-dense">
          {terms.payments.map(({ amountMinor, receivedOn, reference, method, by }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
            <li key={index}>
              <span className="flex justify-between gap-3">
                <span>{method}</span>
                <span className="figures font-medium">{formatMoney(amountMinor, currency)}</span>
              </span>
              <span className="block text-label text-ink-2">
                {dayName(receivedOn)}, {reference}, recorded by {by}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {due && terms.mayRecord ? <PaymentForm key={due.leftMinor} quote={quote} leftMinor={due.leftMinor} /> : null}
      {due && !terms.mayRecord ? <p className="mt-3 text-label text-ink-2">Finance records what comes in.</p> : null}
    </Card>
  );
}

const ways = Object.entries(receivedWays).map(([id, label]) => ({ id, label }));

function PaymentForm({ quote, leftMinor }: { quote: DeskQuote; leftMinor: number }) {
  const { id, currency } = quote;
  const queries = useQueryClient();
  const [amountMinor, setAmountMinor] = useState<number | null>(leftMinor);
  const [way, setWay] = useState<string>("bank_transfer");
  // The same for every try of one payment.
  const key = useRef(crypto.randomUUID());
  const record = async ({ receivedOn, reference }: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    try {
      const { data } = await api("POST /atlas/orders/{order}/invoice-payments/", {
        params: { order: id },
        body: {
          amountMinor: amountMinor ?? 0,
          way: way as ReceivedWay,
          receivedOn: String(receivedOn),
          reference: String(reference),
        },
        idempotencyKey: key.current,
      });
      const text = data.isPaid
        ? "The invoice is paid."
        : `${formatMoney(data.leftMinor, currency)} is still to be paid.`;
      showSnackbar({ code: `invoice ${id} ${data.leftMinor}`, text, tone: "done" });
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    } finally {
      for (const list of ["quotes", "orders", "order"]) void queries.invalidateQueries({ queryKey: [list] });
    }
  };
  return (
    <ServerForm onSubmit={record} className="mt-4 flex flex-col gap-3 border-line border-t pt-4">
      {(isBusy) => (
        <>
          <MoneyField
            name="amountMinor"
            label="Received"
            currency={currency}
            valueMinor={amountMinor}
            onChangeMinor={setAmountMinor}
          />
          <SelectField label="By" options={ways} value={way} onChange={setWay} />
          <TextField name="receivedOn" label="On" type="date" defaultValue={new Date().toISOString().slice(0, 10)} />
          <TextField
            name="reference"
            label="Reference"
            hint="What the bank's statement says"
            maxLength={80}
            isRequired
          />
          <Button type="submit" variant="primary" busy={isBusy}>
            Record payment
          </Button>
        </>
      )}
    </ServerForm>
  );
}
