import { exchange } from "@selvedge/domain/currency/reference-rates";
import { formatMoney } from "@selvedge/domain/money/money";
import { sum } from "@selvedge/domain/money/round";
import { wantedPieces } from "@selvedge/domain/quotes/name-sizes";
import { answerHoldsDays } from "@selvedge/domain/quotes/quote-limits";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../data/api.ts";
import type { DeskQuote, QuotedGoodRow } from "../data/reply.ts";
import { type DraftLine, draftOf, LineFields, priceOf } from "./line-fields.tsx";
import { goodsQuery } from "./quotes-query.ts";
import type { Running } from "./run.ts";

/** The answer: priced lines, delivery, until when it holds, and words. */
export function AnswerForm(props: { quote: DeskQuote } & Running) {
  const { data: goods } = useQuery(goodsQuery(props.quote.currency));
  const [isOpen, setOpen] = useState(props.quote.price === null);
  if (!isOpen)
    return (
      <div>
        <Button onPress={() => setOpen(true)}>Change the price</Button>
      </div>
    );
  return (
    <Card title={props.quote.price ? "Another price" : "Answer"} note="The customer gets it by mail.">
      {goods ? <Form {...props} goods={goods} /> : <SkeletonLines lines={4} />}
    </Card>
  );
}

/** What delivering quoted work costs mostly, in pence without VAT. */
const usualDeliveryPence = 900;

/** The same in a shop's currency; null, so that it is typed, where there is no rate. */
const usualDelivery = (currency: string): number | null => exchange(usualDeliveryPence, "GBP", currency, dayAfter(0));

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function Form({ quote, goods, isBusy, run }: { quote: DeskQuote; goods: readonly QuotedGoodRow[] } & Running) {
  const [lines, setLines] = useState<readonly DraftLine[]>(() => firstLines(quote, goods));
  const [delivery, setDelivery] = useState<number | null>(
    quote.price?.deliveryNetMinor ?? usualDelivery(quote.currency),
  );
  const [validUntil, setValidUntil] = useState(dayAfter(answerHoldsDays));
  const [words, setWords] = useState(quote.price?.words ?? "");
  const net = lines.reduce(
    (sum, line) => sum + piecesOf(line.quantities) * (line.unitNetMinor ?? 0) + (line.setUpNetMinor ?? 0),
    0,
  );
  const pieces = sum(lines.map(({ quantities }) => piecesOf(quantities)));
  const change = (index: number, line: DraftLine) => setLines(lines.with(index, line));
  const isWhole = lines.every(
    (line) => line.name.trim() !== "" && piecesOf(line.quantities) > 0 && line.unitNetMinor !== null,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const body = {
      styles: lines.map(({ key: _, wanted: __, ...line }) => ({
        ...line,
        unitNetMinor: line.unitNetMinor ?? 0,
        setUpNetMinor: line.setUpNetMinor ?? 0,
      })),
      deliveryNetMinor: delivery ?? 0,
      validUntil,
      words,
    };
    void run(
      () => api("POST /atlas/quotes/{order}/answer/", { params: { order: quote.id }, body }),
      "The price is on its way.",
    );
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          goods={goods}
          currency={quote.currency}
          onChange={(next) => change(index, next)}
          {...(lines.length > 1 ? { onRemove: () => setLines(lines.toSpliced(index, 1)) } : {})}
        />
      ))}
      <div>
        <Button onPress={() => setLines([...lines, draftOf(goods[0]!, { name: "", quantities: {} })])}>
          Add a line
        </Button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <MoneyField
          label="Delivery, without VAT"
          currency={quote.currency}
          valueMinor={delivery}
          onChangeMinor={setDelivery}
        />
        <TextField label="Holds until" type="date" value={validUntil} onChange={setValidUntil} />
      </div>
      <TextArea label="Words with it" rows={2} maxLength={1000} value={words} onChange={setWords} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={isBusy} isDisabled={!isWhole}>
          Send the price
        </Button>
        <span className="figures text-dense text-ink-2">
          {piecesText(pieces, quote.quantity)}, {formatMoney(net + (delivery ?? 0), quote.currency)} without VAT
          {isWhole ? "" : ". Each line needs a name, pieces and a price."}
        </span>
      </div>
    </form>
  );
}

/** How many pieces are priced, and how many were asked for where that is another number. */
const piecesText = (pieces: number, asked: number): string =>
  `${pieces} ${pieces === 1 ? "piece" : "pieces"}${pieces === asked ? "" : ` (asked for ${asked})`}`;

/** What was answered before; else what was asked for, at the price list's price. */
function firstLines(quote: DeskQuote, goods: readonly QuotedGoodRow[]): DraftLine[] {
  if (quote.styles.length > 0)
    return quote.styles.map((style) => ({
      key: String(style.id),
      name: style.name,
      blankCode: style.blankCode,
      colour: style.colour,
      sides: style.sides as DraftLine["sides"],
      quantities: style.quantities,
      wanted: wantedPieces(style.quantities),
      unitNetMinor: style.unitNetMinor,
      setUpNetMinor: style.setUpNetMinor,
    }));
  const good = goods.find(({ code }) => code === quote.asked.blankCode) ?? goods[0]!;
  const named = piecesOf(quote.asked.sizes);
  const toName = quote.quantity - named;
  const draft = draftOf(good, {
    name: quote.wants.slice(0, 80),
    quantities: { ...quote.asked.sizes, ...(toName > 0 ? { "": toName } : {}) },
    ...(quote.asked.colour ? { colour: quote.asked.colour } : {}),
    ...(quote.asked.sides.length > 0 ? { sides: quote.asked.sides as DraftLine["sides"] } : {}),
  });
  return [{ ...draft, unitNetMinor: priceOf(good, draft) }];
}
