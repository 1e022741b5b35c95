import type { BasketData, FormAnswer, LineChoices } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ChosenPart } from "../../state/saved.ts";

type Item = BasketData["items"][number];
type Part = LineChoices["parts"][number];

interface EditBundleProps {
  readonly item: Item;
  readonly parts: LineChoices["parts"];
  /** What a form without scripts was answered; null for none. */
  readonly form: FormAnswer | null;
  /** Resolves with why the line could not be changed, or "". */
  readonly onSave: (parts: ChosenPart[]) => Promise<string>;
  readonly onCancel: () => void;
}

/** Other colours and sizes for the parts of a bundle, in their place. A form of its own, so it works without scripts. */
export function EditBundle({ item, parts, form, onSave, onCancel }: EditBundleProps) {
  const [chosen, setChosen] = useState(() => chosenBefore(item, parts, form?.values ?? {}));
  const [error, setError] = useState(form?.message ?? "");
  const [isBusy, setBusy] = useState(false);
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => own.current!.querySelector<HTMLElement>("select, button")!.focus(), []);
  const choose = (index: number, change: Partial<ChosenPart>) => {
    setChosen(chosen.map((each, at) => (at === index ? { ...each, ...change } : each)));
    setError("");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(await onSave(chosen));
    setBusy(false);
  };
  const id = `edit-${item.key}`;
  return (
    <form
      ref={own}
      className="edit-line edit-bundle"
      method="post"
      action="/basket/change/"
      aria-label={`Change ${item.name}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <input type="hidden" name="key" value={item.key} />
      {parts.map((part, index) => (
        <PartChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of one bundle differ only by index
          key={index}
          id={`${id}-${index}`}
          part={part}
          index={index}
          chosen={chosen[index]!}
          onChoose={(change) => choose(index, change)}
        />
      ))}
      {error ? (
        <p className="edit-error" role="alert">
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

interface PartChoiceProps {
  readonly id: string;
  readonly part: Part;
  readonly index: number;
  readonly chosen: ChosenPart;
  readonly onChoose: (change: Partial<ChosenPart>) => void;
}

/** One piece: what its merchant has left open is chosen, the rest is said. */
function PartChoice({ id, part, index, chosen, onChoose }: PartChoiceProps) {
  const { name, options, bundleItemId } = part;
  const { productColor: colour, productSize: size } = chosen;
  const sizes = options.find((option) => option.colour === colour)?.sizes ?? [];
  const hasSizes = options.some((option) => option.sizes.length > 1);
  return (
    <fieldset className="edit-part">
      <legend>{name}</legend>
      <input type="hidden" name={`part.${index}`} value={bundleItemId} />
      {options.length > 1 ? (
        <div className="field-box">
          <label htmlFor={`${id}-colour`}>Colour</label>
          <select
            id={`${id}-colour`}
            name={`colour.${index}`}
            value={colour}
            onChange={({ currentTarget }) => onChoose({ productColor: currentTarget.value })}
          >
            {options.map((option) => (
              <option key={option.colour}>{option.colour}</option>
            ))}
          </select>
        </div>
      ) : null}
      {hasSizes ? (
        <div className="field-box">
          <label htmlFor={`${id}-size`}>Size</label>
          <select
            id={`${id}-size`}
            name={`size.${index}`}
            value={size}
            onChange={({ currentTarget }) => onChoose({ productSize: currentTarget.value })}
          >
            {sizes.some((each) => each.size === size) ? null : <option value={size}>{size}, not in this colour</option>}
            {sizes.map((each) => (
              <option key={each.size} value={each.size}>
                {each.inStock ? each.size : `${each.size}, sold out`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {options.length < 2 && !hasSizes ? <p className="quiet">{[colour, size].filter(Boolean).join(", ")}</p> : null}
    </fieldset>
  );
}

/** What is in the basket now, piece by piece, or what was sent; of a piece that is new in the bundle its first choice. */
function chosenBefore(item: Item, parts: LineChoices["parts"], sent: Readonly<Record<string, string>>): ChosenPart[] {
  const left = [...(item.parts ?? [])];
  return parts.map(({ bundleItemId, options }, index) => {
    const at = left.findIndex((each) => each.bundleItemId === bundleItemId);
    const before = at < 0 ? undefined : left.splice(at, 1)[0];
    const colour = sent[`colour.${index}`] ?? before?.options.Colour ?? options[0]?.colour ?? "";
    const first = options.find((option) => option.colour === colour)?.sizes[0]?.size ?? "";
    return {
      bundleItemId,
      productColor: colour,
      productSize: sent[`size.${index}`] ?? before?.options.Size ?? first,
    };
  });
}
