import { cx } from "@selvedge/ui/class-names.ts";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { Images } from "lucide-react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import type { Choice } from "./picture-sources.ts";

interface PictureGridProps {
  choices: readonly Choice[] | undefined;
  isPending: boolean;
  isSearched: boolean;
  /** Something stands beside it. */
  isNarrow: boolean;
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
}

/** Pictures to choose one from. */
export function PictureGrid({ choices, isPending, isSearched, isNarrow, chosen, onChoose }: PictureGridProps) {
  if (isPending) return <Skeleton className="h-48 w-full" />;
  if (!choices) return null;
  return (
    <ListBox
      aria-label="Pictures"
      layout="grid"
      selectionMode="single"
      items={choices}
      selectedKeys={chosen ? [chosen.key] : []}
      onSelectionChange={(keys) => {
        const [key] = [...(keys as Set<string>)];
        onChoose(choices.find((choice) => choice.key === key) ?? null);
      }}
      className={cx(
        "grid max-h-96 grid-cols-3 gap-2 overflow-y-auto p-1 outline-none sm:grid-cols-4",
        !isNarrow && "md:grid-cols-6",
      )}
      renderEmptyState={() => (
        <EmptyState icon={Images} title={isSearched ? "No matching pictures" : "No pictures yet"}>
          {isSearched ? "Try another part of the name." : "Add one above, for example a photo of your work."}
        </EmptyState>
      )}
    >
      {({ key, name, thumbUrl }) => (
        <ListBoxItem
          id={key}
          textValue={name}
          className="flex cursor-default flex-col gap-1 self-start rounded-control border border-line p-1.5 outline-none data-focus-visible:ring-focus data-selected:border-primary data-selected:bg-primary-tint"
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
  );
}
