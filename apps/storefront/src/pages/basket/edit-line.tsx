import type { BasketData, LineChoices } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { money } from "../../state/money.ts";

interface EditLineProps {
  readonly item: BasketData["items"][number];
  readonly options: LineChoices["options"];
  /** What a form without scripts was answered, and what was chosen in it. */
  readonly sent: { readonly colour: string; readonly size: string; readonly error: string };
  /** Resolves with why the line could not be changed, or "". */
  readonly onSave: (colour: string, size: string) => Promise<string>;
  readonly onCancel: () => void;
}

/** Another colour and size for a line, in its place. A form of its own, so it works without scripts. */
export function EditLine({ item, options, sent, onSave, onCancel }: EditLineProps) {
  const [colour, setColour] = useState(sent.colour || item.options.Colour);
  const [size, setSize] = useState(sent.size || item.options.Size);
  const [error, setError] = useState(sent.error);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current!.querySelector("select")!.focus(), []);
  const sizes = options.find((option) => option.colour === colour)?.sizes ?? [];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(await onSave(colour, size));
    setBusy(false);
  };
  const id = `edit-${item.key}`;
  return (
    <form
      ref={form}
      className="edit-line"
      method="post"
      action="/basket/change/"
      aria-label={`Change ${item.name}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <input type="hidden" name="key" value={item.key} />
      {options.length === 1 ? (
        <input type="hidden" name="colour" value={colour} />
      ) : (
        <div className="field-box">
          <label htmlFor={`${id}-colour`}>Colour</label>
          <select
            id={`${id}-colour`}
            name="colour"
            value={colour}
            onChange={({ currentTarget }) => {
              setColour(currentTarget.value);
              setError("");
            }}
          >
            {options.map((option) => (
              <option key={option.colour}>{option.colour}</option>
            ))}
          </select>
        </div>
      )}
      <div className="field-box">
        <label htmlFor={`${id}-size`}>Size</label>
        <select
          id={`${id}-size`}
          name="size"
          value={size}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            setSize(currentTarget.value);
            setError("");
          }}
        >
          {sizes.some((each) => each.size === size) ? null : <option value={size}>{size}, not in this colour</option>}
          {sizes.map((each) => (
            <option key={each.size} value={each.size}>
              {each.size}
              {each.price === undefined ? "" : `, ${money(each.price, each.currency!)}`}
              {each.inStock ? "" : ", sold out"}
            </option>
          ))}
        </select>
      </div>
      {error ? (
        <p className="edit-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
      <div className="edit-buttons">
        <button type="submit" data-part="button" data-look="filled" aria-busy={isBusy}>
          Save
        </button>
        <a
          className="text-button"
          href="/basket/"
          onClick={(event) => {
            event.preventDefault();
            onCancel();
          }}
        >
          Cancel
        </a>
      </div>
    </form>
  );
}
