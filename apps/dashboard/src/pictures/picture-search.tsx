import { Segmented } from "@selvedge/ui/choices/segmented";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import type { ReactNode } from "react";
import type { Choice, Place } from "./picture-sources.ts";
import type { PictureSearch as Search } from "./use-picture-search.ts";

interface PictureSearchProps {
  search: Search;
  /** The first that was found. */
  onFirst: (choice: Choice) => void;
  /** Beside the words. */
  upload: ReactNode;
}

const places = [
  { id: "all", label: "All" },
  { id: "file", label: "Your files" },
  { id: "artwork", label: "Artworks" },
  { id: "product", label: "Products" },
  { id: "page", label: "On your pages" },
] as const satisfies readonly { id: Place; label: string }[];

/** On a phone the keyboard would cover what is there to be chosen. */
const hasKeys = () => matchMedia("(hover: hover)").matches;

/** The words that pictures are looked for by, and the places in which they are, each with how many fit. */
export function PictureSearch({ search, onFirst, upload }: PictureSearchProps) {
  const { typed, type, place, setPlace, choices, counts, total, isSearched, isStale, grid } = search;
  const isEverywhere = place !== "own";
  return (
    <>
      <div className="flex items-start gap-2">
        <SearchBox
          autoFocus={hasKeys()}
          size="regular"
          label="Search pictures"
          placeholder={isEverywhere ? "Search files, artworks and products" : "Search by name"}
          className="flex-1"
          value={typed}
          onChange={type}
          onSubmit={() => {
            const first = isStale ? undefined : choices?.[0];
            if (first) onFirst(first);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") grid.current?.querySelector<HTMLElement>("[role=option]")?.focus();
            else event.continuePropagation();
          }}
        />
        {upload}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isEverywhere ? (
          <Segmented
            wraps
            label="Which pictures"
            segments={places.map(({ id, label }) => ({ id, label: <Counted label={label} count={counts?.[id]} /> }))}
            value={place}
            onChange={(id) => setPlace(id as Place)}
          />
        ) : null}
        <p role="status" className="figures text-label text-ink-2 max-md:sr-only">
          {isSearched && choices && !isStale ? `${total} found` : ""}
        </p>
      </div>
    </>
  );
}

const Counted = ({ label, count }: { label: string; count: number | undefined }) => (
  <>
    {label}
    {count === undefined ? null : <span className="figures ml-1.5 text-label font-normal text-ink-2">{count}</span>}
  </>
);
