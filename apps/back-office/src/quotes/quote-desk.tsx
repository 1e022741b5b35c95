import { findBlank } from "@selvedge/garments/blanks/blanks";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { FilePenLine } from "lucide-react";
import { loadError } from "../data/failure-text.ts";
import type { DeskQuote } from "../data/reply.ts";
import { useChange } from "../data/use-change.ts";
import { BackToList, ChosenMissing } from "../lists/chosen-page.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ArtCard } from "./art-card.tsx";
import { quoteQuery } from "./quotes-query.ts";
import { SideColumn } from "./side-column.tsx";
import { StyleCard } from "./style-card.tsx";

/** One quote, from the question to the making. */
export function QuoteDesk({ id, listSearch }: { id: number; listSearch: string }) {
  const { data, error, refetch } = useQuery(quoteQuery(id));
  const failure = loadError("This quote did not load.", error, () => void refetch());
  const back = <BackToList href={`/quotes${listSearch}`}>All quotes</BackToList>;
  if (!data)
    return (
      <ChosenMissing back={back} error={error} failure={failure} icon={FilePenLine} title="No quote is here">
        This order does not exist, or was never a quote.
      </ChosenMissing>
    );
  return (
    <div className="grid min-w-0 content-start gap-4 p-4 md:p-6 min-[1400px]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {back}
        <Head quote={data} />
        <Middle quote={data} />
      </div>
      <SideColumn quote={data} />
    </div>
  );
}

function Middle({ quote }: { quote: DeskQuote }) {
  const { isBusy, run } = useChange(`quote ${quote.id}`, ["quotes"]);
  const mayAnswer = quote.actions.some(({ code, isAllowed }) => code === "answer" && isAllowed);
  return (
    <>
      <Asked quote={quote} />
      <ArtCard quote={quote} isBusy={isBusy} run={run} />
      {quote.styles.map((style) => (
        <StyleCard
          key={`${style.id} ${style.proofs.length} ${quote.art.length}`}
          quote={quote}
          style={style}
          isBusy={isBusy}
          run={run}
        />
      ))}
      {mayAnswer ? (
        <AnswerForm key={quote.price?.answeredAt ?? "first"} quote={quote} isBusy={isBusy} run={run} />
      ) : null}
    </>
  );
}

const Head = ({ quote }: { quote: DeskQuote }) => (
  <header className="flex flex-col gap-3">
    <title>{`${quote.reference} · Quotes · Selvedge`}</title>
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-[1.25rem]/7 font-semibold">
          {quote.reference}, {quote.quantity} × {quote.wants}
        </h2>
        <StatusBadge tone={quote.stateName.includes("changes") ? "warning" : "primary"} shape="ring">
          {quote.stateName}
        </StatusBadge>
      </div>
      <p className="text-dense text-ink-2">
        {[quote.customer, quote.company, quote.place].filter(Boolean).join(", ")}.{" "}
        {quote.wantedBy ? (
          <>
            Wanted by <DateText at={quote.wantedBy} inSentence />.{" "}
          </>
        ) : null}
        <TextLink href={`/orders/${quote.id}`}>Its order</TextLink>
      </p>
    </div>
    <ol aria-label="How far it is" className="grid grid-cols-3 gap-1.5 sm:grid-cols-5 xl:grid-cols-9">
      {quote.stages.map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === "now" ? "step" : undefined}
          className={`border-t-4 pt-1 text-label ${state === "next" ? "border-line text-ink-2" : "border-primary font-medium"}`}
        >
          {name}
        </li>
      ))}
    </ol>
  </header>
);

function Asked({ quote: { message, asked, email, phone, askedAt, customer } }: { quote: DeskQuote }) {
  const blank = asked.blankCode ? findBlank(asked.blankCode) : undefined;
  const place = (size: string) => blank?.sizes.findIndex(({ name }) => name === size) ?? 0;
  const sizes = Object.entries(asked.sizes)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([size, quantity]) => `${size} ${quantity}`);
  const goods = [asked.colour, asked.sides.join(" and "), sizes.join(", ")].filter(Boolean);
  return (
    <Card
      title="Asked"
      note={
        <>
          <DateText at={askedAt} /> by {customer}, {email}
          {phone ? `, ${phone}` : ""}
        </>
      }
    >
      {asked.blankCode ? <p className="text-body">{[blank?.name ?? asked.blankCode, ...goods].join(", ")}</p> : null}
      {message ? <p className="whitespace-pre-line text-body">“{message}”</p> : null}
      {!asked.blankCode && !message ? <p className="text-body text-ink-2">Nothing more than the first line.</p> : null}
    </Card>
  );
}
