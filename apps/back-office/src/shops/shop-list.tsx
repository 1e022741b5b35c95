import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { ActiveFilterChip, AddFilterChip } from "@selvedge/ui/tables/filter-chip";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router";
import { loadError } from "../data/failure-text.ts";
import type { ShopRow } from "../data/reply.ts";
import { DoorMark } from "./shop-marks.tsx";
import { perPage, shopsQuery } from "./shop-queries.ts";

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
    <div className="flex flex-col">
      <div className="flex flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="text-title font-semibold">Shops</h1>
          {data ? <span className="figures text-dense text-ink-2">{shopsText(data.meta.total)}</span> : null}
        </div>
        <SearchShops key={values.q} q={values.q} onSearch={(q) => onChange({ q })} />
        <div className="flex flex-wrap gap-2">
          {values.state ? (
            <ActiveFilterChip label="Under review" onRemove={() => onChange({ state: "" })} />
          ) : (
            <AddFilterChip onPress={() => onChange({ state: "review" })}>Under review</AddFilterChip>
          )}
        </div>
      </div>
      {failure && !data ? (
        <div className="p-4">
          <ErrorState {...failure} />
        </div>
      ) : null}
      {!data && !failure ? (
        <div className="p-4">
          <SkeletonLines lines={8} />
        </div>
      ) : null}
      {data && data.data.length === 0 ? (
        <div className="flex flex-col items-start gap-3 border-line border-t p-4">
          <p className="text-body text-ink-2">
            {values.state && !values.q ? "No shop is under review." : "No shop matches."}
          </p>
          <Button size="row" onPress={() => onChange({ q: "", state: "" })}>
            Show every shop
          </Button>
        </div>
      ) : null}
      <ul aria-label="Shops">
        {data?.data.map((shop) => (
          <ListedShop key={shop.id} shop={shop} isChosen={shop.id === chosen} />
        ))}
      </ul>
      {data && data.meta.total > perPage ? (
        <div className="border-line border-t px-4 py-3">
          <Pagination
            page={page}
            pageSize={perPage}
            total={data.meta.total}
            onPage={(next) => onChange({ page: next })}
          />
        </div>
      ) : null}
    </div>
  );
}

const shopsText = (total: number): string => (total === 1 ? "1 shop" : `${total} shops`);

/** Searches on Enter, and stops when it is emptied. */
function SearchShops({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  return (
    <SearchBox
      label="Search shops"
      placeholder="Name, address, project or code"
      value={text}
      onChange={setText}
      onSubmit={(next) => onSearch(next.trim())}
      onClear={() => onSearch("")}
    />
  );
}

function ListedShop({ shop, isChosen }: { shop: ShopRow; isChosen: boolean }) {
  const { search } = useLocation();
  return (
    <li>
      <Link
        href={`/shops/${shop.id}${search}`}
        {...(isChosen ? { "aria-current": "page" as const } : {})}
        className={`relative flex min-h-14 items-center gap-3 border-line border-t px-4 py-2 data-hovered:bg-hover ${
          isChosen
            ? "bg-primary-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-thread"
            : ""
        }`}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-body font-medium">{shop.name}</span>
          <span className="block truncate text-dense text-ink-2">{new URL(shop.url).host}</span>
        </span>
        <DoorMark shop={shop} />
      </Link>
    </li>
  );
}
