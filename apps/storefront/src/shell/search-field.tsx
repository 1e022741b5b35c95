import { searchLimits } from "@selvedge/domain/search/search-limits";
import { Icon } from "../parts/icon.tsx";

interface SearchFieldProps {
  /** Of the field; its list of suggestions is named after it. */
  readonly id: string;
  readonly asked?: string;
  readonly hint?: string;
  readonly isFocused?: boolean;
}

/** The search of a shop: a plain form. Suggestions come with scripts, once the field is used (hydrate/search). */
export function SearchField({ id, asked = "", hint = "Search the shop", isFocused = false }: SearchFieldProps) {
  return (
    <search className="search-field">
      <form action="/search/" method="get">
        <Icon name="search" size={20} />
        <label htmlFor={id} className="visually-hidden">
          Search
        </label>
        <input
          id={id}
          type="search"
          name="q"
          key={asked}
          defaultValue={asked}
          placeholder={hint}
          maxLength={searchLimits.letters}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          data-search-field=""
          // biome-ignore lint/a11y/noAutofocus: the search was asked for
          autoFocus={isFocused}
        />
        <button type="submit" data-part="button" data-look="filled" data-size="small">
          Search
        </button>
      </form>
    </search>
  );
}
