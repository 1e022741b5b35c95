import { formatMoney, toMajor } from "@selvedge/domain/money/money";
import { repricePieces } from "@selvedge/domain/orders/lines/line-difference";
import { type FormEvent, useState } from "react";
import { Button } from "../actions/button.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { DifferenceChoice, type DifferenceWay } from "./difference-choice.tsx";
import type { ChangeableLine, LineChange } from "./line-dialog.tsx";
import { signedMoney } from "./signed-money.ts";

interface LineFormProps {
  line: ChangeableLine;
  /** The order has no other. */
  isAlone: boolean;
  shopper: string;
  limitMinor: number | null;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (body: LineChange["body"]) => void;
}

/** The colour, the size and how many pieces; and what happens with the difference of their price. */
export function LineForm({ line, isAlone, shopper, limitMinor, isBusy, onClose, onSubmit }: LineFormProps) {
  const { currency, quantity, rate } = line;
  const [colour, setColour] = useState(line.colour);
  const [size, setSize] = useState(line.size);
  const [count, setPieces] = useState(quantity);
  const [way, setWay] = useState<DifferenceWay>("settle");
  const [reason, setReason] = useState("");
  const pieces = line.isWhole ? quantity : Math.min(count, quantity);
  const sizes = line.colours.find(({ name }) => name === colour)?.sizes ?? [];
  const chosen = sizes.find(({ name }) => name === size);
  const isSame = colour === line.colour && size === line.size;
  const difference = repricePieces(line.money, { pieces, extraIncTaxMinor: chosen?.extraMinor ?? 0, rate });
  const minor = difference.differenceIncTaxMinor;
  const isWaived = minor !== 0 && way === "waive";
  const isOver = limitMinor !== null && !isWaived && -minor > limitMinor;
  const isReady = chosen !== undefined && !isSame && !isOver && (!isWaived || reason.trim() !== "");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    const expectedDifference = toMajor(minor, currency);
    const waive = isWaived ? { waive: reason.trim() } : {};
    onSubmit({ colour, size, pieces, of: quantity, expectedDifference, ...waive });
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {isAlone ? <Now line={line} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Colour"
          value={colour}
          onChange={setColour}
          options={line.colours.map(({ name, hex }) => ({
            id: name,
            label: name || "One colour",
            lead: <span aria-hidden className="size-3.5 rounded-full border border-line" style={{ background: hex }} />,
          }))}
          compact
        />
        <SelectField
          label="Size"
          placeholder={`${colour} does not come in ${size}`}
          value={chosen ? size : null}
          onChange={setSize}
          options={sizes.map(({ name, isInStock, extraMinor }) => ({
            id: name,
            label: name || "One size",
            ...(isInStock ? {} : { offBecause: "Sold out" }),
            ...(extraMinor === 0 ? {} : { detail: signedMoney(extraMinor, currency) }),
          }))}
          compact
        />
        {quantity > 1 ? (
          <SelectField
            label="Pieces"
            value={String(pieces)}
            isDisabled={line.isWhole}
            {...(line.isWhole ? { hint: "A part of its price went back, so all of them change." } : {})}
            onChange={(id) => setPieces(Number(id))}
            options={Array.from({ length: quantity }, (_, index) => ({
              id: String(index + 1),
              label: index + 1 === quantity ? `All ${quantity}` : String(index + 1),
            }))}
            compact
          />
        ) : null}
      </div>
      {isSame || !chosen ? (
        <p className="text-dense text-ink-2">Choose another colour or size. What it costs more or less stands here.</p>
      ) : (
        <DifferenceChoice
          difference={difference}
          currency={currency}
          shopper={shopper}
          way={way}
          reason={reason}
          isOver={isOver}
          onWay={setWay}
          onReason={setReason}
        />
      )}
      <div className="flex justify-end gap-2 pt-1">
        <Button isDisabled={isBusy} onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} isDisabled={!isReady}>
          {verbOf(isReady ? minor : 0, isWaived, currency)}
        </Button>
      </div>
    </form>
  );
}

/** What the button does, with the sum that it moves. */
function verbOf(minor: number, isWaived: boolean, currency: string): string {
  if (minor === 0 || isWaived) return "Change";
  const amount = formatMoney(Math.abs(minor), currency);
  return minor > 0 ? `Ask for ${amount}` : `Change and refund ${amount}`;
}

function Now({ line: { image, name, colour, size, words, quantity } }: { line: ChangeableLine }) {
  return (
    <div className="flex items-center gap-3">
      {image ? (
        <img src={image} alt="" width={44} height={44} className="size-11 rounded-control bg-sunken object-cover" />
      ) : null}
      <p className="min-w-0 text-dense">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-ink-2">
          {[colour, size, words, quantity > 1 ? `${quantity} pieces` : ""].filter(Boolean).join(", ")}
        </span>
      </p>
    </div>
  );
}
