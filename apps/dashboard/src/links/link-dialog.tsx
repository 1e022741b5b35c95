import { isOwnPage } from "@selvedge/domain/links/link-attributes";
import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";
import type { LinkPlace } from "./link-place.ts";
import { type LinkKind, linkTargetsQuery } from "./link-targets-query.ts";
import { kindWords, TargetList } from "./target-list.tsx";
import { typedTarget } from "./typed-target.ts";

export interface PickedLink {
  /** Empty for no link. */
  url: string;
  /** What is there is called; empty where nobody knows. */
  called: string;
  isNewTab: boolean;
}

interface LinkDialogProps {
  /** Where it leads now; empty for nowhere. */
  value: string;
  /** Of one kind alone. */
  kind?: LinkKind;
  title?: string;
  /** The blocks of the page that it is on, as it may lead to them. */
  places?: () => readonly LinkPlace[];
  /** Whether it opens in a new tab now; where that cannot be chosen nothing is said of it. */
  isNewTab?: boolean | undefined;
  /** Several are chosen, one press after the other, and these are: a press on one of them takes it out again. */
  chosen?: readonly string[];
  /** No more than so many of them. */
  most?: number;
  onPick: (picked: PickedLink) => void;
  onClose: () => void;
}

/** "here": on the page itself. */
type Kind = LinkKind | "all" | "here";

const kinds: readonly { id: Kind; label: string }[] = [
  { id: "all", label: "All" },
  { id: "page", label: "Pages" },
  { id: "collection", label: "Collections" },
  { id: "product", label: "Products" },
  { id: "post", label: "Blog" },
  { id: "here", label: "On this page" },
  { id: "place", label: "Places" },
];

/** Of the blocks of the page, beside what else is found. */
const fewestPlaces = 8;

/** Those whose words, kind or link have what was typed. */
function called(places: readonly LinkPlace[], typed: string): LinkPlace[] {
  const words = typed.trim().toLowerCase();
  return places.filter((place) => `${place.title} ${place.kind} ${place.url}`.toLowerCase().includes(words));
}

/** Where a link leads: something of the shop by its name, or an address as it is typed. Enter takes the first. */
export function LinkDialog({
  value,
  kind: only,
  title = "Where should it lead?",
  places,
  isNewTab: opensNewTab,
  chosen,
  most = Number.POSITIVE_INFINITY,
  onPick,
  onClose,
}: LinkDialogProps) {
  const { id: division } = useShop();
  const [typed, setTyped] = useState("");
  const [isNewTab, setNewTab] = useState(opensNewTab ?? false);
  const [kind, setKind] = useState<Kind>(only ?? "all");
  const search = useDebounced(typed).trim();
  const isHere = kind === "here";
  const asked = linkTargetsQuery(division, search.slice(0, 80), kind === "all" || isHere ? undefined : kind);
  const { data, error, isPending, refetch, isPlaceholderData } = useQuery({ ...asked, enabled: !isHere });
  // The page stays as it is while this is open.
  const ofPage = useMemo(() => places?.() ?? [], [places]);
  const list = useRef<HTMLDivElement>(null);
  const address = only ? null : typedTarget(typed);
  const here = kind === "all" || isHere ? called(ofPage, typed).slice(0, isHere ? undefined : fewestPlaces) : [];
  const found = isHere ? [] : (data ?? []);
  // What was found for earlier words is not what is meant now.
  const isStale = !isHere && (isPlaceholderData || search !== typed.trim());
  const failure = data || isHere ? null : loadError("What your shop has did not load.", error, refetch);
  const pick = (url: string, called: string) => onPick({ url, called, isNewTab: isNewTab && isOwnPage(url) });
  return (
    <Dialog
      isOpen
      title={title}
      width="regular"
      onClose={onClose}
      actions={
        <>
          {value ? <Button onPress={() => pick("", "")}>{only ? "None" : "No link"}</Button> : null}
          {chosen ? (
            <Button variant="primary" onPress={onClose}>
              {chosen.length === 0 ? "Done" : `Done, ${chosen.length} chosen`}
            </Button>
          ) : (
            <Button onPress={onClose}>Cancel</Button>
          )}
          {isOwnPage(value) && isNewTab !== (opensNewTab ?? false) ? (
            <Button variant="primary" onPress={() => pick(value, "")}>
              Change
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SearchBox
          autoFocus
          label={only ? "Search by name" : "Search, or write an address"}
          placeholder={only ? "Search by name" : "Search, or paste an address"}
          size="regular"
          value={typed}
          onChange={setTyped}
          onSubmit={() => {
            const first = isStale ? undefined : (found[0] ?? here[0]);
            if (address) pick(address.url, "");
            else if (first) pick(first.url, first.title);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") list.current?.querySelector<HTMLElement>("[role=option]")?.focus();
            else event.continuePropagation();
          }}
        />
        {only ? null : (
          <Segmented
            wraps
            label="Kind"
            segments={kinds.filter(({ id }) => id !== "here" || ofPage.length > 0)}
            value={kind}
            onChange={(id) => setKind(id as Kind)}
          />
        )}
        {failure ? <ErrorState {...failure} /> : null}
        <p role="status" className="sr-only">
          {chosen ? `${chosen.length} chosen` : ""}
        </p>
        <TargetList
          ref={list}
          label={only ? kindWords[only].many : "What it may lead to"}
          {...{ address, found, here, isStale, typed }}
          chosen={chosen ?? (value ? [value] : [])}
          isFull={chosen !== undefined && chosen.length >= most}
          isPending={isPending && !isHere}
          onPick={pick}
        />
        {opensNewTab === undefined ? null : (
          <Switch
            spread
            label="Open in a new tab"
            hint="Links to other sites always do."
            isSelected={isNewTab}
            onChange={setNewTab}
          />
        )}
        {only ? null : (
          <p className="text-label text-ink-2">A web address, an email address or a phone number works, too.</p>
        )}
      </div>
    </Dialog>
  );
}
