import { useSearchParams } from "react-router";

/** The filters of a list, stored in the address: what is in it can be shared and comes back with "back". */
export function useListAddress<const D extends Record<string, string>>(defaults: D) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, params.get(name) ?? fallback]),
  ) as Record<keyof D, string>;
  const page = Math.max(1, Number(params.get("page")) || 1);
  /** Another filter begins at the first page. "Back" undoes a step to another page, unless it replaces one that is not there. */
  const change = (
    changes: Partial<Record<keyof D, string>> & { page?: number },
    { replace = !("page" in changes) }: { replace?: boolean } = {},
  ) => {
    const next = new URLSearchParams(params);
    next.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      const isDefault = value === undefined || String(value) === (defaults[name] ?? (name === "page" ? "1" : ""));
      if (isDefault) next.delete(name);
      else next.set(name, String(value));
    }
    setParams(next, { replace, preventScrollReset: true });
  };
  return { values, page, change };
}
