import { SearchBox } from "@selvedge/ui/fields/search-box";
import { MenuList } from "@selvedge/ui/overlays/menu";
import { Popover } from "@selvedge/ui/overlays/popover";
import { FilterChip } from "@selvedge/ui/tables/filter-chip";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { shopsQuery } from "./orders-query.ts";

interface ShopFilterProps {
  /** The id of the shop in force; empty for all. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The chip that limits the list to one shop, found by the beginning of its name: there may be thousands. */
export function ShopFilter({ chosen, onChoose }: ShopFilterProps) {
  return (
    <Popover label="Shop" trigger={<FilterChip>Shop</FilterChip>} className="w-72 p-0!">
      {(close) => (
        <Choices
          chosen={chosen}
          onChoose={(id) => {
            onChoose(id);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Choices({ chosen, onChoose }: ShopFilterProps) {
  const [typed, setTyped] = useState("");
  const { data, isError } = useQuery(shopsQuery(typed));
  const shops = data?.data ?? [];
  const note = isError
    ? "Shops did not load. Type again to retry."
    : data && shops.length === 0
      ? `No shops with orders start with “${typed}”`
      : null;
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className="p-2.5 pb-0.5">
        <SearchBox label="A shop's name or code" placeholder="A shop's name or code" autoFocus />
      </div>
      {note ? (
        <p role="status" className="px-4 py-3 text-dense text-ink-2">
          {note}
        </p>
      ) : (
        <MenuList
          label="Shops"
          actions={shops.map(({ id, name }) => ({
            id: String(id),
            label: name,
            isOn: String(id) === chosen,
            onAction: () => onChoose(String(id)),
          }))}
        />
      )}
    </Autocomplete>
  );
}
