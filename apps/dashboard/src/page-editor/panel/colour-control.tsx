import type { Json } from "@selvedge/pages/json";
import { TextControl } from "./typed-controls.tsx";

interface ColourControlProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: Json | undefined;
  onSet: (to: Json | undefined) => void;
  onLeave: () => void;
}

/** A colour as its number, with the browser's own chooser beside it; empty is the theme's. */
export function ColourControl({ label, hint, error, value, onSet, onLeave }: ColourControlProps) {
  const colour = typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? value : "#ffffff";
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <TextControl
          label={label}
          hint={hint ?? "Such as #26332A. Empty is the theme’s own."}
          error={error}
          value={value}
          onSet={onSet}
          onLeave={onLeave}
        />
      </div>
      <input
        type="color"
        aria-label={`Choose ${label.toLowerCase()}`}
        className="mt-6 size-9 cursor-pointer rounded-control border border-control bg-surface p-1"
        value={colour}
        onChange={({ target }) => onSet(target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
