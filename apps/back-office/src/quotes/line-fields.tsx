import { bespokePriceOf } from "@selvedge/domain/money/price-matrix";
import { nameSizes, type Pieces, wantedPieces } from "@selvedge/domain/quotes/name-sizes";
import { piecesOf } from "@selvedge/domain/quotes/quote-totals";
import { Button } from "@selvedge/ui/actions/button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import type { QuotedGoodRow } from "../data/reply.ts";

export interface DraftLine {
  key: string;
  name: string;
  blankCode: string;
  colour: string;
  sides: ("front" | "back")[];
  /** "" is for pieces whose size the customer names later. */
  quantities: Pieces;
  /** How many pieces the line is to have, while sizes are named; null where each size stands for itself. */
  wanted: number | null;
  unitNetMinor: number | null;
  setUpNetMinor: number | null;
}

let drafts = 0;

/** A new line of a garment, at its first colour, on the front. */
export const draftOf = (
  good: QuotedGoodRow,
  line: Pick<DraftLine, "name" | "quantities"> & Partial<DraftLine>,
): DraftLine => ({
  key: `new-${drafts++}`,
  blankCode: good.code,
  colour: good.colours[0]?.name ?? "",
  sides: good.sides.slice(0, 1),
  unitNetMinor: null,
  setUpNetMinor: good.setUpNetMinor,
  wanted: wantedPieces(line.quantities),
  ...line,
});

/** What the price list says for a line; null where it says nothing. */
export function priceOf(good: QuotedGoodRow, { quantities, sides }: DraftLine): number | null {
  const columns = good.sides.map((_, index) => ({ printCount: index + 1, technology: "" }));
  const found = bespokePriceOf(
    { columns, rows: good.rows, setUpNetMinor: good.setUpNetMinor },
    { quantity: piecesOf(quantities), printCount: Math.max(1, sides.length), technology: "" },
    0,
  );
  return found.ok ? found.unitNetMinor : null;
}

interface LineFieldsProps {
  line: DraftLine;
  goods: readonly QuotedGoodRow[];
  currency: string;
  onChange: (line: DraftLine) => void;
  onRemove?: () => void;
}

/** One priced line. Its price follows the price list until somebody types another. */
export function LineFields({ line, goods, currency, onChange, onRemove }: LineFieldsProps) {
  const good = goods.find(({ code }) => code === line.blankCode) ?? goods[0]!;
  const listed = priceOf(good, line);
  const follow = (next: DraftLine, of = good) => {
    const isListed = line.unitNetMinor === null || line.unitNetMinor === listed;
    onChange(isListed ? { ...next, unitNetMinor: priceOf(of, next) } : next);
  };
  const chooseGood = (code: string) => {
    const next = goods.find((each) => each.code === code)!;
    const pieces = piecesOf(line.quantities);
    const fresh = draftOf(next, { key: line.key, name: line.name, quantities: { "": pieces } });
    follow(fresh, next);
  };
  const choosePieces = (size: string, text: string) => {
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
    const quantities = nameSizes(line.quantities, size, count, line.wanted);
    follow({ ...line, quantities, wanted: size === "" ? wantedPieces(quantities) : line.wanted });
  };
  const toggle = (side: "front" | "back") => {
    const sides = good.sides.filter((each) => (each === side ? !line.sides.includes(each) : line.sides.includes(each)));
    if (sides.length > 0) follow({ ...line, sides });
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-dense font-medium">{line.name || "A line"}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField label="Name" value={line.name} maxLength={80} onChange={(name) => onChange({ ...line, name })} />
        <SelectField
          label="Garment"
          options={goods.map(({ code, name }) => ({ id: code, label: name }))}
          value={line.blankCode}
          onChange={chooseGood}
        />
        <SelectField
          label="Colour"
          options={good.colours.map(({ name, hex }) => ({
            id: name,
            label: name,
            lead: <span aria-hidden className="size-3.5 rounded-sm border border-line" style={{ background: hex }} />,
          }))}
          value={line.colour}
          onChange={(colour) => onChange({ ...line, colour })}
        />
      </div>
      <div className="flex flex-wrap gap-5">
        {good.sides.map((side) => (
          <Checkbox
            key={side}
            label={side === "front" ? "Print on the front" : "Print on the back"}
            isSelected={line.sides.includes(side)}
            onChange={() => toggle(side)}
          />
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {[...good.sizes, ""].map((size) => (
          <TextField
            key={size}
            label={size || "To name"}
            inputMode="numeric"
            value={line.quantities[size] ? String(line.quantities[size]) : ""}
            onChange={(text) => choosePieces(size, text)}
            compact
          />
        ))}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <MoneyField
          label="Each, without VAT"
          currency={currency}
          valueMinor={line.unitNetMinor}
          onChangeMinor={(unitNetMinor) => onChange({ ...line, unitNetMinor })}
        />
        <MoneyField
          label="Setting up the art"
          currency={currency}
          valueMinor={line.setUpNetMinor}
          onChangeMinor={(setUpNetMinor) => onChange({ ...line, setUpNetMinor })}
        />
        {onRemove ? (
          <div>
            <Button onPress={onRemove}>Take this line out</Button>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
