import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { Images } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Choice } from "./picture-sources.ts";
import type { PictureSearch } from "./use-picture-search.ts";

interface PictureGridProps {
  search: PictureSearch;
  /** Something stands beside it. */
  isNarrow: boolean;
  /** In the order in which they were chosen, also those that are not among these. */
  chosen: readonly Choice[];
  /** So many may be chosen; one takes the place of another where it is 1. */
  most: number;
  onChoose: (chosen: readonly Choice[]) => void;
}

/** The pictures that were found, to choose one or several from. */
export function PictureGrid({ search, isNarrow, chosen, most, onChoose }: PictureGridProps) {
  const { choices, isPending, isSearched, isStale, grid, more, total } = search;
  if (isPending) return <Skeleton className="h-48 w-full" />;
  if (!choices) return null;
  const isChosen = (key: string) => chosen.some((choice) => choice.key === key);
  const full = most > 1 && chosen.length >= most ? choices.filter(({ key }) => !isChosen(key)) : [];
  return (
    <>
      <ListBox
        ref={grid}
        aria-label="Pictures"
        layout="grid"
        disallowEmptySelection={most === 1}
        selectionMode={most === 1 ? "single" : "multiple"}
        items={choices}
        selectedKeys={chosen.map(({ key }) => key)}
        disabledKeys={(isStale ? choices : full).map(({ key }) => key)}
        onSelectionChange={(keys) => {
          const isKept = ({ key }: Choice) => keys === "all" || keys.has(key);
          const added = choices.filter((choice) => isKept(choice) && !isChosen(choice.key));
          onChoose([...chosen.filter(isKept), ...added].slice(most === 1 ? -1 : 0, most === 1 ? undefined : most));
        }}
        className={cx(
          "grid grid-cols-3 gap-2 p-1 outline-none sm:grid-cols-4 md:overflow-y-auto",
          isNarrow ? "md:max-h-136" : "md:max-h-96 md:grid-cols-6",
          isStale && "opacity-50",
        )}
        renderEmptyState={() => (
          <div className="col-span-full">
            <EmptyState icon={Images} title={isSearched ? "No matching pictures" : "No pictures yet"}>
              {isSearched
                ? "Try another part of the name, or look in all of them."
                : "Upload one, for example a photo of your work."}
            </EmptyState>
          </div>
        )}
      >
        {({ key, name, thumbUrl }) => (
          <ListBoxItem
            id={key}
            textValue={name}
            className="flex cursor-default flex-col gap-1 self-start rounded-control border border-line p-1.5 outline-none data-disabled:opacity-50 data-focus-visible:ring-focus data-selected:border-primary data-selected:bg-primary-tint"
          >
            <img
              src={thumbUrl}
              alt=""
              loading="lazy"
              className="aspect-square w-full rounded-mark bg-mock object-contain"
            />
            <span className="truncate text-label">{name}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {more ? (
        <div className="flex items-center justify-between gap-3 pt-3">
          <span className="figures text-label text-ink-2">
            {choices.length} of {total}
          </span>
          <Button size="dense" busy={more.isLoading} busyLabel="Loading more" onPress={more.load}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}
