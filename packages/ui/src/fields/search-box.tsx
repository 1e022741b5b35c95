import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField, type SearchFieldProps } from "react-aria-components/SearchField";
import { KeyHint } from "../actions/key-hint.tsx";
import { cx } from "../class-names.ts";
import { FieldBox, type FieldSize, inputClass } from "./field-box.tsx";
import { useOwnWords } from "./use-own-words.ts";

export interface SearchBoxProps extends Omit<SearchFieldProps, "children" | "className"> {
  label: string;
  placeholder?: string;
  size?: FieldSize;
  /** The key that brings focus here, shown while the box is empty. */
  keys?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A field to search with; Esc empties it. */
export function SearchBox({ label, placeholder, size = "dense", keys, className, inputRef, ...rest }: SearchBoxProps) {
  const words = useOwnWords(rest.value, rest.onChange);
  return (
    <SearchField {...rest} {...words} aria-label={label} className={cx("group min-w-0", className)}>
      {({ isEmpty, isDisabled }) => (
        <FieldBox size={size} isDisabled={isDisabled}>
          <Search aria-hidden size={16} className="ml-2.5 shrink-0 text-ink-2" />
          <Input
            ref={inputRef}
            placeholder={placeholder}
            className={cx(inputClass(size, "px-2"), "[&::-webkit-search-cancel-button]:hidden")}
          />
          {isEmpty && keys ? (
            <span className="pr-2 max-md:hidden">
              <KeyHint keys={keys} />
            </span>
          ) : null}
          <Button
            aria-label="Clear search"
            className={cx(
              "mr-1 flex size-6 items-center justify-center rounded-mark text-ink-2 data-hovered:bg-hover",
              isEmpty && "hidden",
            )}
          >
            <X aria-hidden size={14} />
          </Button>
        </FieldBox>
      )}
    </SearchField>
  );
}
