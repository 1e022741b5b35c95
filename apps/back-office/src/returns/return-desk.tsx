import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import type { ReturnCondition } from "@selvedge/domain/returns/return-states";
import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { DeskReturn } from "../data/reply.ts";
import { ReturnLines } from "./return-lines.tsx";
import { refreshReturns } from "./returns-query.ts";

type Outcome = DeskReturn["outcomes"][number];

const outcomeWords: Record<Outcome, { name: string; note: string }> = {
  refund: { name: "Money back", note: "The way it came, with a credit note" },
  exchange: { name: "Exchange", note: "The other colour or size, as a new order" },
  reprint: { name: "Make again", note: "A new order before other work" },
  resend: { name: "Send again", note: "A new order before other work" },
  postage: { name: "Postage back", note: "What the delivery cost" },
  none: { name: "Decline", note: "No money moves, and the shopper gets your words" },
};

/** One return, with its next step: agree to it, take it in, judge its garments, settle it. */
export function ReturnDesk({ desk, mayWork }: { desk: DeskReturn; mayWork: boolean }) {
  const [found, setFound] = useState<ReadonlyMap<number, ReturnCondition>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>(desk.outcomes[0] ?? "none");
  const [words, setWords] = useState("");
  const [isBusy, setBusy] = useState(false);
  const params = { return: desk.id };
  const work = async (call: () => Promise<unknown>, text: string) => {
    setBusy(true);
    try {
      await call();
      showSnackbar({ code: text, text, tone: "done" });
    } catch (failure) {
      showSnackbar({ code: `return ${desk.id} failed`, text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
      refreshReturns();
    }
  };
  const isJudged = desk.lines.every(({ id, condition }) => condition !== null || found.has(id));
  const settle = async () => {
    const open = desk.lines.filter(({ condition }) => condition === null);
    if (desk.state === "received" && open.length > 0) {
      const conditions = open.map(({ id }) => ({ line: id, condition: found.get(id)! }));
      await api("POST /atlas/returns/{return}/inspect/", { params, body: { conditions } });
    }
    const seen =
      outcome === "exchange" && desk.difference
        ? { expectedDifference: toMajor(desk.difference.minor, desk.order.currency) }
        : {};
    await api("POST /atlas/returns/{return}/settle/", { params, body: { outcome, words, ...seen } });
  };
  return (
    <article className="flex min-w-0 flex-col gap-4" aria-labelledby={`return-${desk.id}`}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={`return-${desk.id}`} className="font-mono text-[1.25rem] font-semibold">
          {desk.code}
        </h2>
        <StatusBadge tone={desk.isOpen ? "primary" : "neutral"} shape={desk.isOpen ? "ring" : "dot"}>
          {desk.stateName}
        </StatusBadge>
        <span className="text-dense text-ink-2">
          of <TextLink href={`/orders/${desk.order.id}`}>{desk.order.reference}</TextLink>, {desk.order.name},{" "}
          {desk.order.shopName}. Asked <DateText at={desk.requestedAt} inSentence />
        </span>
      </header>
      {desk.note ? <p className="text-dense">“{desk.note}”</p> : null}
      <ReturnLines
        desk={desk}
        found={found}
        onFind={(line, condition) => setFound(new Map(found).set(line, condition))}
      />
      {desk.child ? (
        <p className="text-dense">
          Settled with order <TextLink href={`/orders/${desk.child.id}`}>{desk.child.reference}</TextLink>.
        </p>
      ) : desk.refundedMinor > 0 ? (
        <p className="text-dense">{formatMoney(desk.refundedMinor, desk.order.currency)} went back.</p>
      ) : null}
      {desk.isOpen && mayWork ? (
        <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4" aria-label="Next step">
          {desk.state === "requested" ? (
            <div>
              <Button
                isDisabled={isBusy}
                onPress={() =>
                  void work(() => api("POST /atlas/returns/{return}/approve/", { params }), `${desk.code} is agreed.`)
                }
              >
                Agree, and have it sent back
              </Button>
            </div>
          ) : null}
          {desk.state === "approved" ? (
            <div>
              <Button
                variant="primary"
                busy={isBusy}
                onPress={() =>
                  void work(() => api("POST /atlas/returns/{return}/receive/", { params }), `${desk.code} has arrived.`)
                }
              >
                It has arrived
              </Button>
            </div>
          ) : null}
          <RadioChoice
            label={desk.state === "received" ? "Settle" : "Settle without having it back"}
            value={outcome}
            onChange={(value) => setOutcome(value as Outcome)}
            options={desk.outcomes.map((id, index) => ({
              id,
              label: `${outcomeWords[id].name}${index === 0 ? ", as asked" : ""}`,
              hint: id === "exchange" ? exchangeNote(desk) : outcomeWords[id].note,
            }))}
          />
          <TextArea label="Words to the shopper" rows={2} maxLength={600} value={words} onChange={setWords} compact />
          <div className="flex flex-wrap items-center gap-3">
            <Button
              {...(desk.state === "received" ? { variant: "primary" as const } : {})}
              busy={isBusy}
              isDisabled={desk.state === "received" && !isJudged}
              onPress={() => void work(settle, `${desk.code} is settled.`)}
            >
              {outcome === "exchange" ? exchangeVerb(desk) : outcomeWords[outcome].name}
            </Button>
            {desk.state === "received" && !isJudged ? (
              <span className="text-label text-ink-2">Say what each garment is like first.</span>
            ) : null}
          </div>
        </section>
      ) : null}
    </article>
  );
}

/** What an exchange comes to: its difference is seen before it is made. */
function exchangeNote({ difference, order }: DeskReturn): string {
  if (difference === null || difference.minor === 0) return difference?.against ?? outcomeWords.exchange.note;
  const amount = formatMoney(Math.abs(difference.minor), order.currency);
  const first = order.name.split(" ")[0];
  return difference.minor > 0
    ? `It costs ${amount} more. ${first} gets a link to pay, and it is made after that`
    : `It costs ${amount} less, which goes back. The new order is made at once`;
}

const exchangeVerb = ({ difference, order }: DeskReturn): string =>
  difference && difference.minor !== 0
    ? `Exchange, ${formatMoney(Math.abs(difference.minor), order.currency)} ${difference.minor > 0 ? "to pay" : "back"}`
    : outcomeWords.exchange.name;
