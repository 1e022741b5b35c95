import { ActiveFilterChip, AddFilterChip } from "@selvedge/ui/tables/filter-chip";
import { useQuery } from "@tanstack/react-query";
import { loadError } from "../data/failure-text.ts";
import type { ShopRow } from "../data/reply.ts";
import { ListColumn } from "../lists/list-column.tsx";
import { ListLink } from "../lists/list-link.tsx";
import { DoorMark } from "./shop-marks.tsx";
import { shopsQuery } from "./shop-queries.ts";

interface ShopListProps {
  values: { q: string; state: string };
  page: number;
  onChange: (changes: { q?: string; state?: string; page?: number }) => void;
  chosen: number | null;
}

/** Every shop, with the search and the filter in the address. */
export function ShopList({ values, page, onChange, chosen }: ShopListProps) {
  const { data, error, refetch } = useQuery(shopsQuery({ ...values, page }));
  const failure = loadError("Shops did not load.", error, () => void refetch());
  return (
    <ListColumn
      title="Shops"
      list={data}
      failure={failure}
      count={shopsText}
      search={{
        label: "Search shops",
        placeholder: "Name, address, project or code",
        q: values.q,
        onSearch: (q) => onChange({ q }),
      }}
      filters={
        values.state ? (
          <ActiveFilterChip label="Under review" onRemove={() => onChange({ state: "" })} />
        ) : (
          <AddFilterChip onPress={() => onChange({ state: "review" })}>Under review</AddFilterChip>
        )
      }
      empty={{
        text: values.state && !values.q ? "No shop is under review." : "No shop matches.",
        showAll: "Show every shop",
        onShowAll: () => onChange({ q: "", state: "" }),
      }}
      onPage={(next) => onChange({ page: next })}
    >
      {(shop) => <ListedShop key={shop.id} shop={shop} isChosen={shop.id === chosen} />}
    </ListColumn>
  );
}

const shopsText = (total: number): string => (total === 1 ? "1 shop" : `${total} shops`);

const ListedShop = ({ shop, isChosen }: { shop: ShopRow; isChosen: boolean }) => (
  <ListLink href={`/shops/${shop.id}`} isChosen={isChosen}>
    <span className="min-w-0 flex-1">
      <span className="block truncate text-body font-medium">{shop.name}</span>
      <span className="block truncate text-dense text-ink-2">{new URL(shop.url).host}</span>
    </span>
    <DoorMark shop={shop} />
  </ListLink>
);
