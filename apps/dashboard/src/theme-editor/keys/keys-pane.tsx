import type { HardToRead } from "@selvedge/themes/legibility";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { TOKEN_KEYS } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { Switch } from "@selvedge/ui/choices/switch";
import { Notice } from "@selvedge/ui/feedback/notice";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { memo, type RefObject, useMemo, useState } from "react";
import { LegibilityCard } from "../legibility-card.tsx";
import type { ThemeSession, ThemeState } from "../theme-session.ts";
import type { ShownPage } from "../use-shown-page.ts";
import { KeyGroups } from "./key-groups.tsx";
import { fittingGroups } from "./key-words.ts";
import type { ThemeKeys } from "./use-theme-keys.ts";

interface KeysPaneProps {
  keys: ThemeKeys;
  tokens: Tokens;
  found: readonly HardToRead[];
  session: ThemeSession;
  state: ThemeState;
  page: ShownPage;
  list: RefObject<HTMLDivElement | null>;
  onDiscard: () => void;
  onOffer: () => void;
}

/** Search, what is hard to read, and the keys in their groups. */
export function KeysPane({ keys, tokens, found, session, state, page, list, onDiscard, onOffer }: KeysPaneProps) {
  const [search, setSearch] = useState("");
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const [open, setOpen] = useState<string | null>("colours");
  const changed = Object.keys(state.draft.properties);
  const only = isOnlyChanged ? changed.join() : null;
  const groups = useMemo(() => fittingGroups(search, only === null ? null : new Set(only.split(","))), [search, only]);
  const isSearched = search.trim() !== "" || isOnlyChanged;
  return (
    // A phone has no room for what stays in sight: all of it scrolls.
    <aside
      aria-label="Settings of the theme"
      className="flex min-h-0 flex-col border-line bg-surface max-md:block max-md:overflow-y-auto max-md:border-t md:border-r"
    >
      <div className="flex flex-col gap-2.5 border-line border-b p-3">
        <KeySearch value={search} onChange={setSearch} />
        <OnlyChanged isSelected={isOnlyChanged} onChange={setOnlyChanged} />
      </div>
      <div className="min-h-0 flex-1 pt-3 md:overflow-y-auto">
        {state.draft.presetVersion < state.stored.latestVersion ? (
          <div className="mx-3 mb-3">
            <Notice
              title={`There is a newer ${state.stored.title}`}
              actions={
                <Button size="row" onPress={onOffer}>
                  See what changes
                </Button>
              }
            >
              Your shop keeps its own until you take it.
            </Notice>
          </div>
        ) : null}
        <LegibilityCard
          {...{ found, tokens, session }}
          onRing={page.ring}
          onShow={page.showRing}
          places={page.places}
        />
        {groups.length === 0 ? (
          <p className="p-4 text-dense text-ink-2">
            {isOnlyChanged ? "Nothing is changed here. Everything is as the theme came." : "No setting is called that."}
          </p>
        ) : (
          <KeyGroups {...{ groups, isSearched, open, keys, tokens, list }} onOpen={setOpen} />
        )}
      </div>
      <KeysFoot changed={changed.length} isDraft={state.stored.isDraft} {...{ onDiscard, session }} />
    </aside>
  );
}

// None of these is rendered again with every change of a key.

const KeySearch = memo(function KeySearch(props: { value: string; onChange: (search: string) => void }) {
  return <SearchBox label="Find a setting" placeholder="Find a setting: corners, header, sale" {...props} />;
});

const OnlyChanged = memo(function OnlyChanged(props: { isSelected: boolean; onChange: (isOn: boolean) => void }) {
  return <Switch spread className="text-dense" label="Only what I changed" {...props} />;
});

interface KeysFootProps {
  /** How many keys have a value of their owner's. */
  changed: number;
  isDraft: boolean;
  onDiscard: () => void;
  session: ThemeSession;
}

const KeysFoot = memo(function KeysFoot({ changed, isDraft, onDiscard, session }: KeysFootProps) {
  return (
    <footer className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-line border-t px-4 py-2 text-dense text-ink-2">
      <span className="figures">
        {changed} of {TOKEN_KEYS.length} settings are your own
      </span>
      <span className="flex gap-2">
        {isDraft ? (
          <Button size="row" onPress={onDiscard}>
            Discard draft
          </Button>
        ) : null}
        <Button
          size="row"
          isDisabled={changed === 0}
          onPress={() => session.setMany({ properties: {} }, "Everything set back")}
        >
          Set all back
        </Button>
      </span>
    </footer>
  );
});
