import { SearchBox } from "@selvedge/ui/fields/search-box";
import { type Ref, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Finds an order from anywhere; Enter shows what was found. The search is that of the address: the box says what is
 * searched and is empty where nothing is, and emptying it ends the search.
 */
export function FindOrder({
  keys,
  className,
  inputRef,
}: {
  keys?: string;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const searched = (pathname === "/orders" && new URLSearchParams(search).get("q")) || "";
  const [typed, setTyped] = useState({ at: key, text: searched });
  // What was typed at another address was not searched, or is not any more.
  const text = typed.at === key ? typed.text : searched;
  const end = () => {
    const kept = new URLSearchParams(search);
    kept.delete("q");
    kept.delete("page");
    void navigate(`/orders?${kept}`);
  };
  const find = (wanted: string) =>
    wanted ? void navigate(`/orders?q=${encodeURIComponent(wanted)}`) : searched ? end() : undefined;
  return (
    <SearchBox
      label="Find an order"
      placeholder="Order, name, tracking, phone or product"
      {...(keys ? { keys } : {})}
      {...(inputRef ? { inputRef } : {})}
      {...(className ? { className } : {})}
      value={text}
      onChange={(next) => setTyped({ at: key, text: next })}
      onSubmit={(next) => find(next.trim())}
      onClear={() => find("")}
    />
  );
}
