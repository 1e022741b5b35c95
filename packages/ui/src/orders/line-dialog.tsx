import type { LineMoney } from "@selvedge/domain/orders/lines/line-change";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { SkeletonLines } from "../feedback/skeleton.tsx";
import { FormMessage } from "../fields/server-form.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { LineForm } from "./line-form.tsx";

export interface ChangeableLine {
  id: number;
  name: string;
  colour: string;
  size: string;
  /** What is written on it; empty of plain goods. */
  words: string;
  quantity: number;
  currency: string;
  image: string;
  against: string | null;
  /** What it costs now. */
  money: LineMoney;
  rate: number;
  /** All of its pieces change, or none. */
  isWhole: boolean;
  colours: readonly {
    name: string;
    hex: string;
    sizes: readonly { name: string; isInStock: boolean; extraMinor: number }[];
  }[];
}

export interface LineChange {
  id: number;
  body: {
    colour: string;
    size: string;
    pieces: number;
    of: number;
    /** In major units, as it was shown. */
    expectedDifference: number;
    /** Why nobody pays the difference, or why it does not go back. */
    waive?: string;
  };
}

interface LineDialogProps {
  /** Undefined while they load. */
  lines: readonly ChangeableLine[] | undefined;
  /** Who pays a difference, or gets it back: their first name. */
  shopper: string;
  /** The most that its person may give back, in minor units; null without a limit. */
  limitMinor: number | null;
  onClose: () => void;
  /** Gives what a person reads where it was refused; null once it is done. */
  onChange: (change: LineChange) => Promise<string | null>;
}

const wordsOf = ({ name, colour, size, words }: ChangeableLine) =>
  [name, colour, size, words].filter(Boolean).join(", ");

/** Another size or colour of a line of an order, with what it costs more or less. Lines that cannot change say why. */
export function LineDialog({ lines, shopper, limitMinor, onClose, onChange }: LineDialogProps) {
  const open = lines?.filter(({ against }) => against === null) ?? [];
  const [chosenId, setChosenId] = useState<number>();
  const line = open.find(({ id }) => id === chosenId) ?? open[0];
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const submit = async (change: LineChange) => {
    if (isBusy) return;
    setBusy(true);
    const refused = await onChange(change);
    setBusy(false);
    if (refused === null) return onClose();
    setFailure(refused);
  };
  return (
    <Dialog title="Change size or colour" width="regular" isOpen isBusy={isBusy} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {failure ? <FormMessage text={failure} /> : null}
        {lines === undefined ? <SkeletonLines lines={3} /> : null}
        {line && lines && lines.length > 1 ? (
          <SelectField
            label="Line"
            value={String(line.id)}
            onChange={(id) => {
              setChosenId(Number(id));
              setFailure("");
            }}
            options={lines.map((each) => ({
              id: String(each.id),
              label: wordsOf(each),
              ...(each.against ? { offBecause: each.against } : { detail: `${each.quantity} ×` }),
            }))}
            compact
          />
        ) : null}
        {line ? (
          <LineForm
            key={line.id}
            line={line}
            isAlone={lines?.length === 1}
            shopper={shopper}
            limitMinor={limitMinor}
            isBusy={isBusy}
            onClose={onClose}
            onSubmit={(body) => void submit({ id: line.id, body })}
          />
        ) : null}
        {lines && !line ? <Fixed lines={lines} onClose={onClose} /> : null}
      </div>
    </Dialog>
  );
}

/** Nothing can change: each line with its reason. */
function Fixed({ lines, onClose }: { lines: readonly ChangeableLine[]; onClose: () => void }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line text-dense">
        {lines.map((line) => (
          <li key={line.id} className="p-3">
            <span className="block font-medium">{wordsOf(line)}</span>
            <span className="block text-ink-2">{line.against}</span>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onPress={onClose}>Close</Button>
      </div>
    </>
  );
}
