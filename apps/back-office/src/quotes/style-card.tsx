import { formatMoney } from "@selvedge/domain/money/money";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextField } from "@selvedge/ui/fields/text-field";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { DeskQuote } from "../data/reply.ts";
import type { Running } from "./run.ts";

type Style = DeskQuote["styles"][number];

/** One priced line: its sizes, its proofs, and the next proof of it. */
export function StyleCard({ quote, style, ...running }: { quote: DeskQuote; style: Style } & Running) {
  const { currency, actions } = quote;
  const [newest, ...older] = style.proofs;
  const proof = actions.find(({ code }) => code === "send_proof");
  return (
    <Card
      title={`${style.pieces} × ${style.name}`}
      note={[style.blankName, style.colour, style.sides.join(" and ")].join(", ")}
      aside={`${formatMoney(style.unitNetMinor, currency)} each`}
    >
      <Sizes quantities={style.quantities} />
      {newest ? <Proof style={style} proof={newest} /> : null}
      {older.length > 0 ? (
        <p className="mt-2 text-label text-ink-2">
          Before:{" "}
          {older.map(({ version, answerWords }) => `v${version}${answerWords ? ` “${answerWords}”` : ""}`).join(", ")}
        </p>
      ) : null}
      {proof?.isAllowed ? (
        <NextProof quote={quote} style={style} {...running} />
      ) : proof && !newest ? (
        <p className="mt-3 text-dense text-ink-2">{proof.note}</p>
      ) : null}
    </Card>
  );
}

const Sizes = ({ quantities }: { quantities: Style["quantities"] }) => (
  <dl className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-dense">
    {Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([size, quantity]) => (
        <div key={size} className={`flex gap-1.5 ${size === "" ? "font-medium text-warning" : ""}`}>
          <dt className={size === "" ? "" : "text-ink-2"}>{size || "To name"}</dt>
          <dd className="figures font-medium">{quantity}</dd>
        </div>
      ))}
  </dl>
);

function Proof({ style, proof }: { style: Style; proof: Style["proofs"][number] }) {
  // As its pictures are: the front first.
  const sides = style.sides.toSorted().reverse();
  const answer =
    proof.answer === "approved" ? (
      <StatusBadge tone="success">Approved</StatusBadge>
    ) : proof.answer === "changes" ? (
      <StatusBadge tone="warning" shape="square">
        Wants changes
      </StatusBadge>
    ) : (
      <StatusBadge tone="primary" shape="ring">
        With the customer
      </StatusBadge>
    );
  return (
    <div className="grid gap-4 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      {proof.images.length > 0 ? (
        <div className={`grid content-start gap-2 ${proof.images.length > 1 ? "grid-cols-2" : ""}`}>
          {proof.images.map((image, index) => (
            <a key={image} href={image} target="_blank" rel="noreferrer">
              <img
                src={image}
                alt={`Proof v${proof.version} of ${style.name}, ${sides[index]}`}
                className="w-full rounded-control bg-sunken"
              />
            </a>
          ))}
        </div>
      ) : (
        <p className="grid min-h-40 place-items-center rounded-control bg-sunken text-dense text-ink-2">
          The picture is being made.
        </p>
      )}
      <div className="flex flex-col items-start gap-2 text-dense">
        <h3 className="text-card font-semibold">Proof v{proof.version}</h3>
        {answer}
        <p className="text-ink-2">
          {proof.sentBy}, <DateText at={proof.sentAt} inSentence />.{" "}
          <span className="whitespace-nowrap font-mono">{proof.hash}</span>, this is what is printed.
        </p>
        {proof.words ? <p>“{proof.words}”</p> : null}
        {proof.answerWords ? <p className="font-medium">The customer: “{proof.answerWords}”</p> : null}
      </div>
    </div>
  );
}

function NextProof({ quote, style, isBusy, run }: { quote: DeskQuote; style: Style } & Running) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [words, setWords] = useState("");
  const version = (style.proofs[0]?.version ?? 0) + 1;
  const newest = quote.art.at(-1);
  if (!newest)
    return style.proofs.length > 0 ? null : (
      <p className="mt-3 text-dense text-ink-2">Add its art above; the proof is made of it.</p>
    );
  const artOf = (side: string) => chosen[side] ?? String(newest.id);
  const options = quote.art.map(({ id, name, thumb }) => ({
    id: String(id),
    label: name,
    lead: <img src={thumb} alt="" className="size-6 rounded-sm object-contain" />,
  }));
  const send = () =>
    run(
      () =>
        api("POST /atlas/quotes/{order}/proof/", {
          params: { order: quote.id },
          body: {
            style: style.id,
            art: Object.fromEntries(style.sides.map((side) => [side, Number(artOf(side))])),
            words,
            seen: style.proofs.length,
          },
        }),
      `Proof v${version} of ${style.name} is made.`,
    );
  return (
    <div className="mt-4 grid items-end gap-3 sm:grid-cols-2">
      {style.sides.map((side) => (
        <SelectField
          key={side}
          label={`Art on the ${side}`}
          options={options}
          value={artOf(side)}
          onChange={(id) => setChosen({ ...chosen, [side]: id })}
        />
      ))}
      <TextField label="Words with it" value={words} onChange={setWords} maxLength={500} />
      {/* Beside the field, which keeps a line for its note below it. */}
      <div className="sm:pb-5.5">
        <Button
          {...(style.proofs.length === 0 ? { variant: "primary" as const } : {})}
          busy={isBusy}
          onPress={() => void send()}
        >
          Send proof v{version}
        </Button>
      </div>
    </div>
  );
}
