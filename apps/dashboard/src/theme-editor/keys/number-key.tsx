import { useState } from "react";
import type { KeyControlProps } from "./key-control.tsx";
import { tokenOf, unitOf } from "./key-words.ts";

/** A number or a length within the limits of its key; arrows step it, and one outside of them changes nothing. */
export function NumberKey({ name, label, value, does }: KeyControlProps) {
  const { type, min = 0, max = 4000 } = tokenOf(name);
  const [typed, setTyped] = useState<string | null>(null);
  const number = Number(typed);
  const isWrong = typed !== null && (typed.trim() === "" || !(number >= min && number <= max));
  const step = type === "length" ? 1 : max - min <= 1 ? 0.005 : max - min <= 6 ? 0.05 : 1;
  return (
    <span className="flex items-center gap-1.5">
      {isWrong ? (
        <span role="alert" className="text-label text-danger">
          {min} to {max}
        </span>
      ) : null}
      <input
        type="number"
        aria-label={label}
        aria-invalid={isWrong}
        {...{ min, max, step }}
        value={typed ?? String(value)}
        className="figures h-8 w-20 rounded-control border border-control bg-surface px-2 text-right text-dense aria-invalid:border-danger max-md:h-11"
        onChange={({ target }) => {
          setTyped(target.value);
          const next = Number(target.value);
          if (target.value.trim() !== "" && next >= min && next <= max) does.set(name, next);
        }}
        onBlur={() => {
          setTyped(null);
          does.leave();
        }}
      />
      <span aria-hidden className="w-4 text-label text-ink-2">
        {unitOf(name)}
      </span>
    </span>
  );
}
