import { parseHex, toHex } from "@selvedge/themes/colour/colour";
import { useState } from "react";
import type { KeyControlProps } from "./key-control.tsx";

/** A colour as a swatch that opens the browser's chooser, and as its number. */
export function ColourKey({ name, label, value, does }: KeyControlProps) {
  const colour = String(value);
  // What is being typed; anything that is no colour yet changes nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseHex(typed.trim()) === null;
  return (
    <span className="flex items-center gap-2">
      <input
        value={typed ?? colour.toUpperCase()}
        aria-label={`${label}, number`}
        aria-invalid={isWrong}
        spellCheck={false}
        maxLength={9}
        className="h-8 w-22 rounded-control border border-transparent bg-transparent px-2 text-right font-mono text-dense hover:border-line focus:border-primary aria-invalid:border-danger max-md:h-11"
        onChange={({ target }) => {
          setTyped(target.value);
          const rgb = parseHex(target.value.trim());
          if (rgb) does.set(name, toHex(rgb));
        }}
        onBlur={() => {
          setTyped(null);
          does.leave();
        }}
      />
      <input
        type="color"
        aria-label={label}
        className="size-8 cursor-pointer rounded-control border border-control bg-surface p-0.5 max-md:size-11"
        value={colour}
        onChange={({ target }) => does.set(name, target.value)}
        onBlur={() => does.leave()}
      />
    </span>
  );
}
