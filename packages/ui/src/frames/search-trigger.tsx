import { Search } from "lucide-react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { KeyHint } from "../actions/key-hint.tsx";

export interface SearchTriggerProps extends Omit<ButtonProps, "children" | "className"> {
  label: string;
  keys?: string;
}

/** A button that looks like a search field and opens the palette; a round one on phones. */
export function SearchTrigger({ label, keys, ...rest }: SearchTriggerProps) {
  return (
    <Button
      {...rest}
      className="flex h-9 w-full max-w-105 items-center gap-2.5 rounded-card border border-line-strong bg-surface px-3 text-body text-ink-2 transition-colors data-hovered:border-control max-md:size-11 max-md:justify-center max-md:border-transparent max-md:bg-transparent max-md:px-0"
    >
      <Search aria-hidden size={16} className="shrink-0 max-md:size-5" />
      <span className="min-w-0 flex-1 truncate text-left max-md:sr-only">{label}</span>
      {keys ? (
        <span aria-hidden className="max-md:hidden">
          <KeyHint keys={keys} />
        </span>
      ) : null}
    </Button>
  );
}
