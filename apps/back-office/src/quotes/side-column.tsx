import { formatMoney } from "@selvedge/domain/money/money";
import { termsDaysOffered } from "@selvedge/domain/quotes/quote-limits";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { Circle, CircleCheck } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { DeskQuote } from "../data/reply.ts";
import { useChange } from "../data/use-change.ts";
import { InvoiceCard } from "./invoice-card.tsx";
import type { Running } from "./run.ts";

type Part = { quote: DeskQuote } & Running;

/** Price, terms, the purchase order, and what is missing before making can start. */
export function SideColumn({ quote }: { quote: DeskQuote }) {
  const running = useChange(`quote ${quote.id} side`, ["quotes", "orders", "order"]);
  return (
    <aside aria-label="Price and next steps" className="flex flex-col gap-4">
      <Price quote={quote} />
      <Terms quote={quote} {...running} />
      <PurchaseOrder quote={quote} {...running} />
      <InvoiceCard quote={quote} />
      <Approval quote={quote} {...running} />
      <Making quote={quote} {...running} />
      <Ending quote={quote} {...running} />
    </aside>
  );
}

const may = ({ actions }: DeskQuote, code: string): boolean =>
  actions.some((action) => action.code === code && action.isAllowed);
const noteOf = ({ actions }: DeskQuote, code: string): string =>
  actions.find((action) => action.code === code)?.note ?? "";

function Price({ quote }: { quote: DeskQuote }) {
  const { price, styles, currency } = quote;
  if (!price) return null;
  const money = (minor: number) => formatMoney(minor, currency);
  const net = styles.reduce((sum, style) => sum + style.netMinor, 0);
  const left = net - styles.reduce((sum, style) => sum + style.costMinor, 0);
  const rows = [
    ...styles.map(({ pieces, name, unitNetMinor, setUpNetMinor, netMinor }) => {
      const setUp = setUpNetMinor > 0 ? `, with ${money(setUpNetMinor)} for the art` : "";
      return [`${pieces} × ${name} at ${money(unitNetMinor)}${setUp}`, netMinor] as const;
    }),
    ["Delivery", price.deliveryNetMinor] as const,
    ["VAT", price.taxMinor] as const,
  ];
  return (
    <Card title="Price">
      <dl className="flex flex-col gap-1.5 text-dense">
        {rows.map(([name, minor]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className="figures">{money(minor)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-3 border-line border-t pt-2 text-card font-semibold">
          <dt>Total</dt>
          <dd className="figures">{money(price.totalMinor)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-label text-ink-2">
        {/* Sizes that nobody has named cost nothing yet. */}
        Ours: {money(left)} left after making{net > 0 ? `, ${Math.round((left / net) * 100)}%` : ""}. Holds until{" "}
        <DateText at={price.validUntil} inSentence />. Sent by {price.answeredBy}.
      </p>
    </Card>
  );
}

function Terms({ quote, isBusy, run }: Part) {
  const [days, setDays] = useState("30");
  const [reason, setReason] = useState("");
  const params = { order: quote.id };
  const { terms } = quote;
  const isAsked = quote.status === "bespoke_requested_terms";
  if (!isAsked && terms.days === null) return null;
  return (
    <Card title="Terms">
      {terms.days === null ? null : (
        <p className="text-dense">By invoice, within {terms.days} days of the purchase order.</p>
      )}
      {terms.words ? <p className="text-dense text-ink-2">“{terms.words}”</p> : null}
      {isAsked ? (
        <div className="mt-2 flex flex-col gap-3">
          {may(quote, "authorise_terms") ? (
            <>
              <SelectField
                label="To pay within"
                options={termsDaysOffered.map((each) => ({ id: String(each), label: `${each} days` }))}
                value={days}
                onChange={setDays}
              />
              <Button
                variant="primary"
                busy={isBusy}
                onPress={() =>
                  void run(
                    () =>
                      api("POST /atlas/quotes/{order}/terms/authorise/", {
                        params,
                        body: { days: Number(days) as (typeof termsDaysOffered)[number] },
                      }),
                    "They may pay by invoice.",
                  )
                }
              >
                Let them pay by invoice
              </Button>
              <TextField
                label="Reason against it"
                hint="They read it in the mail."
                value={reason}
                onChange={setReason}
                maxLength={300}
              />
              <Button
                isDisabled={isBusy || reason.trim().length < 3}
                onPress={() =>
                  void run(
                    () => api("POST /atlas/quotes/{order}/terms/refuse/", { params, body: { reason } }),
                    "They are asked to pay first.",
                  )
                }
              >
                Ask them to pay first
              </Button>
            </>
          ) : (
            <p className="text-dense text-ink-2">{noteOf(quote, "authorise_terms")}</p>
          )}
        </div>
      ) : null}
    </Card>
  );
}

function PurchaseOrder({ quote, isBusy, run }: Part) {
  const [number, setNumber] = useState(quote.poNumber);
  if (quote.terms.days === null) return null;
  if (quote.terms.dueOn)
    return (
      <Card title="Purchase order">
        <p className="text-dense">
          Their number: <span className="font-medium">{quote.poNumber}</span>
        </p>
      </Card>
    );
  return (
    <Card title="Purchase order">
      <div className="flex flex-col gap-3">
        <TextField
          label="Their number"
          value={number}
          onChange={setNumber}
          maxLength={60}
          isDisabled={!may(quote, "confirm_po")}
          {...(quote.poNumber ? { hint: `They gave us ${quote.poNumber}` } : {})}
        />
        {may(quote, "confirm_po") ? (
          <Button
            variant="primary"
            busy={isBusy}
            isDisabled={number.trim() === ""}
            onPress={() =>
              void run(
                () =>
                  api("POST /atlas/quotes/{order}/po/", {
                    params: { order: quote.id },
                    body: { poNumber: number.trim() },
                  }),
                "The purchase order is recorded.",
              )
            }
          >
            Record the order
          </Button>
        ) : (
          <p className="text-label text-ink-2">{noteOf(quote, "confirm_po")}</p>
        )}
      </div>
    </Card>
  );
}

/** What the customer has said by mail or on the phone. */
function Approval({ quote, isBusy, run }: Part) {
  const [reason, setReason] = useState("");
  if (!may(quote, "approve_proof")) return null;
  return (
    <Card title="Approval">
      <p className="mb-3 text-dense text-ink-2">
        The customer approves by the link in their mail. What they said by mail or on the phone is recorded here.
      </p>
      <div className="flex flex-col gap-3">
        <TextField label="How they said it" value={reason} onChange={setReason} maxLength={300} />
        <Button
          isDisabled={isBusy || reason.trim().length < 3}
          onPress={() =>
            void run(
              () => api("POST /atlas/quotes/{order}/proof/approve/", { params: { order: quote.id }, body: { reason } }),
              "Their approval is recorded.",
            )
          }
        >
          Record their approval
        </Button>
      </div>
    </Card>
  );
}

function Making({ quote, isBusy, run }: Part) {
  const missing = quote.steps.filter(({ isDone }) => !isDone).length;
  const action = quote.actions.find(({ code }) => code === "start_production");
  const isOver =
    quote.stages.findIndex(({ state }) => state === "now") > 3 || quote.stages.every(({ state }) => state === "done");
  return (
    <Card title="Before making starts">
      <ul className="flex flex-col gap-2 text-dense">
        {quote.steps.map(({ name, isDone, note }) => (
          <li key={name} className="flex items-center gap-2">
            {isDone ? (
              <CircleCheck aria-hidden size={16} className="shrink-0 text-success" />
            ) : (
              <Circle aria-hidden size={16} className="shrink-0 text-ink-3" />
            )}
            <span className="grow">
              {name}
              <span className="sr-only">{isDone ? ", done" : ", missing"}</span>
            </span>
            <span className="text-label text-ink-2">{note}</span>
          </li>
        ))}
      </ul>
      {isOver || !action ? null : (
        <div className="mt-4 flex flex-col gap-2">
          <Button
            variant="primary"
            busy={isBusy}
            isDisabled={!action.isAllowed}
            onPress={() =>
              void run(
                () => api("POST /atlas/quotes/{order}/production/", { params: { order: quote.id } }),
                "It is on the floor.",
              )
            }
          >
            {missing === 0 ? "Start making" : `Start making, ${missing} ${missing === 1 ? "thing" : "things"} missing`}
          </Button>
          {action.isAllowed ? null : <p className="text-label text-ink-2">{action.note}</p>}
        </div>
      )}
    </Card>
  );
}

function Ending({ quote, isBusy, run }: Part) {
  const [reason, setReason] = useState("");
  const isQuote = [
    "quote",
    "bespoke_idle",
    "bespoke_requested_terms",
    "bespoke_authorised_terms",
    "bespoke_mockup",
    "bespoke_approved",
  ];
  if (!may(quote, "cancel") || !isQuote.includes(quote.status)) return null;
  const params = { order: quote.id };
  return (
    <Card title="It will not become an order">
      <div className="flex flex-col gap-3">
        {may(quote, "wake_quote") ? (
          <Button
            busy={isBusy}
            onPress={() =>
              void run(() => api("POST /atlas/quotes/{order}/wake/", { params }), "The quote is open again.")
            }
          >
            Wake this quote
          </Button>
        ) : null}
        <TextField label="Why" value={reason} onChange={setReason} maxLength={300} />
        <Button
          variant="danger"
          isDisabled={isBusy || reason.trim().length < 3}
          onPress={() =>
            void run(() => api("POST /atlas/quotes/{order}/end/", { params, body: { reason } }), "The quote is ended.")
          }
        >
          End the quote
        </Button>
      </div>
    </Card>
  );
}
