import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";
import { type LinkKind, linkTargetsQuery } from "./link-targets-query.ts";
import { TargetList } from "./target-list.tsx";
import { typedTarget } from "./typed-target.ts";

interface LinkDialogProps {
  /** Where it leads now; empty for nowhere. */
  value: string;
  /** Of one kind alone. */
  kind?: LinkKind;
  title?: string;
  onPick: (url: string) => void;
  onClose: () => void;
}

const kinds: readonly { id: LinkKind | "all"; label: string }[] = [
  { id: "all", label: "All" },
  { id: "page", label: "Pages" },
  { id: "collection", label: "Collections" },
  { id: "product", label: "Products" },
  { id: "post", label: "Blog" },
  { id: "place", label: "Places" },
];

/** Where a link leads: something of the shop by its name, or an address as it is typed. Enter takes the first. */
export function LinkDialog({ value, kind: only, title = "Where should it lead?", onPick, onClose }: LinkDialogProps) {
  const { id: division } = useShop();
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<LinkKind | "all">(only ?? "all");
  const search = useDebounced(typed).trim();
  const asked = linkTargetsQuery(division, search.slice(0, 80), kind === "all" ? undefined : kind);
  const { data, error, isPending, refetch, isPlaceholderData } = useQuery(asked);
  const list = useRef<HTMLDivElement>(null);
  const address = only ? null : typedTarget(typed);
  const found = data ?? [];
  // What was found for earlier words is not what is meant now.
  const isStale = isPlaceholderData || search !== typed.trim();
  const failure = data ? null : loadError("What your shop has did not load.", error, refetch);
  return (
    <Dialog
      isOpen
      title={title}
      width="regular"
      onClose={onClose}
      actions={
        <>
          {value ? <Button onPress={() => onPick("")}>No link</Button> : null}
          <Button onPress={onClose}>Cancel</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SearchBox
          autoFocus
          label="Search, or write an address"
          placeholder={only ? "Search by name" : "Search by name, or paste an address"}
          size="regular"
          value={typed}
          onChange={setTyped}
          onSubmit={() => {
            const first = isStale ? undefined : found[0]?.url;
            const url = address?.url ?? first;
            if (url) onPick(url);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") list.current?.querySelector<HTMLElement>("[role=option]")?.focus();
            else event.continuePropagation();
          }}
        />
        {only ? null : (
          <Segmented label="Kind" segments={kinds} value={kind} onChange={(id) => setKind(id as LinkKind | "all")} />
        )}
        {failure ? <ErrorState {...failure} /> : null}
        <TargetList ref={list} {...{ address, found, isPending, isStale, typed }} value={value} onPick={onPick} />
      </div>
    </Dialog>
  );
}
