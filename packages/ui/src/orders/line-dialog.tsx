import { type FormEvent, useId, useState } from "react";
import { Button } from "../actions/button.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { FormMessage } from "../fields/server-form.tsx";
import { Dialog } from "../overlays/dialog.tsx";

export interface ChangeableLine {
  id: number;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  image: string;
  against: string | null;
  colours: readonly { name: string; hex: string; sizes: readonly { name: string; isInStock: boolean }[] }[];
}

export interface LineChange {
  id: number;
  body: { colour: string; size: string; pieces: number; of: number };
}

interface LineDialogProps {
  reference: string;
  lines: readonly ChangeableLine[];
  onClose: () => void;
  /** Gives what a person reads where it was refused; null once it is done. */
  onChange: (change: LineChange) => Promise<string | null>;
}

const wordsOf = ({ name, colour, size }: ChangeableLine) => [name, colour, size].filter(Boolean).join(", ");

/** Another size or colour of a line of an order. Lines that cannot change any more say why. */
export function LineDialog({ reference, lines, onClose, onChange }: LineDialogProps) {
  const open = lines.filter(({ against }) => against === null);
  const [lineId, setLineId] = useState(open[0]?.id);
  const line = open.find(({ id }) => id === lineId);
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const submit = async (body: LineChange["body"]) => {
    if (!line || isBusy) return;
    setBusy(true);
    const refused = await onChange({ id: line.id, body });
    setBusy(false);
    if (refused === null) return onClose();
    setFailure(refused);
  };
  return (
    <Dialog title={`Change size or colour of ${reference}`} isOpen onClose={onClose}>
      <div className="flex flex-col gap-3">
        {failure ? <FormMessage text={failure} /> : null}
        {lines.length > 1 || !line ? (
          <SelectField
            label="Line"
            value={line ? String(line.id) : null}
            onChange={(id) => setLineId(Number(id))}
            options={lines.map((each) => ({
              id: String(each.id),
              label: wordsOf(each),
              ...(each.against ? { offBecause: each.against } : {}),
            }))}
          />
        ) : (
          <p>{wordsOf(line)}</p>
        )}
        {line ? <LineForm key={line.id} id={form} line={line} onSubmit={submit} /> : null}
        <div className="flex justify-end gap-2 pt-1">
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} isDisabled={!line}>
            Change
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface LineFormProps {
  id: string;
  line: ChangeableLine;
  onSubmit: (body: LineChange["body"]) => Promise<void>;
}

function LineForm({ id, line, onSubmit }: LineFormProps) {
  const [colour, setColour] = useState(line.colour);
  const [size, setSize] = useState(line.size);
  const [pieces, setPieces] = useState(line.quantity);
  const sizes = line.colours.find(({ name }) => name === colour)?.sizes ?? [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit({ colour, size, pieces, of: line.quantity });
  };
  return (
    <form id={id} onSubmit={send} className="flex flex-col gap-3">
      <SelectField
        label="Colour"
        value={colour}
        onChange={setColour}
        options={line.colours.map(({ name, hex }) => ({
          id: name,
          label: name,
          lead: <span aria-hidden className="size-3.5 rounded-full border border-line" style={{ background: hex }} />,
        }))}
      />
      <SelectField
        label="Size"
        value={size}
        onChange={setSize}
        options={sizes.map(({ name, isInStock }) => ({
          id: name,
          label: name,
          ...(isInStock ? {} : { offBecause: "Sold out" }),
        }))}
      />
      {line.quantity > 1 ? (
        <SelectField
          label="Pieces"
          value={String(pieces)}
          onChange={(count) => setPieces(Number(count))}
          options={Array.from({ length: line.quantity }, (_, index) => ({
            id: String(index + 1),
            label: index + 1 === line.quantity ? `All ${line.quantity}` : String(index + 1),
          }))}
        />
      ) : null}
      <p className="text-label text-ink-2">The price stays. The shopper gets an email.</p>
    </form>
  );
}
