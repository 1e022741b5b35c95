import { Menu } from "@selvedge/ui/overlays/menu";
import { ActiveFilterChip, FilterChip } from "@selvedge/ui/tables/filter-chip";
import type { OrderList } from "../data/reply.ts";
import { ShopFilter } from "./shop-filter.tsx";

const statuses = [
  ["to_be_paid", "To be paid"],
  ["paid", "Paid"],
  ["processing", "Processing"],
  ["label_printed", "Label printed"],
  ["printed", "Printed"],
  ["consolidated", "Consolidated"],
  ["packing", "Packing"],
  ["issue", "Issue"],
  ["disputed", "Disputed"],
  ["complete", "Complete"],
  ["exchanged", "Exchanged"],
  ["refunded", "Refunded"],
] as const;

interface Filters {
  q: string;
  status: string;
  shop: string;
}

/** The filters in force as chips, and those that can be added. All of them are in the address. */
export function FilterBar({
  values,
  list,
  onChange,
}: {
  values: Filters;
  list: OrderList | undefined;
  onChange: (changes: Partial<Filters>) => void;
}) {
  const chosen = values.status.split(",").filter(Boolean);
  const toggle = (status: string) =>
    onChange({
      status: (chosen.includes(status) ? chosen.filter((each) => each !== status) : [...chosen, status]).join(","),
    });
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2.5 xl:px-6">
      {values.q ? <ActiveFilterChip label={`Search: ${values.q}`} onRemove={() => onChange({ q: "" })} /> : null}
      {chosen.length > 0 ? (
        <ActiveFilterChip
          label={`Status is ${chosen.map((code) => statuses.find(([known]) => known === code)?.[1] ?? code).join(", ")}`}
          onRemove={() => onChange({ status: "" })}
        />
      ) : null}
      {values.shop ? (
        <ActiveFilterChip
          label={`Shop is ${list?.shop?.name ?? values.shop}`}
          onRemove={() => onChange({ shop: "" })}
        />
      ) : null}
      <Menu
        label="Status"
        placement="bottom start"
        trigger={<FilterChip>Status</FilterChip>}
        actions={statuses.map(([id, label]) => ({ id, label, isOn: chosen.includes(id), onAction: () => toggle(id) }))}
      />
      <ShopFilter chosen={values.shop} onChoose={(shop) => onChange({ shop })} />
    </div>
  );
}
