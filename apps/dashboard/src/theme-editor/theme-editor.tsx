import { type HardToRead, hardToRead } from "@selvedge/themes/legibility";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { TOKEN_KEYS } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { Notice } from "@selvedge/ui/feedback/notice";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { useQuery } from "@tanstack/react-query";
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFirstFocus } from "../page-editor/blocks/use-first-focus.ts";
import type { Device } from "../page-editor/canvas.tsx";
import { useEditorKeys } from "../page-editor/keys/use-editor-keys.ts";
import { useAfterPaint } from "../page-editor/paint/use-after-paint.ts";
import { useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { noteOpenedTheme } from "../themes/opened-theme.ts";
import { themePreviewQuery } from "../themes/themes-query.ts";
import { BeforeAfter } from "./before-after.tsx";
import { FontsDialog } from "./fonts-dialog.tsx";
import { KeyGroups } from "./keys/key-groups.tsx";
import { fittingGroups } from "./keys/key-words.ts";
import { useThemeKeys } from "./keys/use-theme-keys.ts";
import { LegibilityCard } from "./legibility-card.tsx";
import { type LookedAt, lookedAtQuery } from "./looked-at.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { ThemeBar } from "./theme-bar.tsx";
import { ThemeNotices } from "./theme-notices.tsx";
import { type EditedTheme, editedThemeQuery } from "./theme-query.ts";
import { changedKeys, type ThemeSession } from "./theme-session.ts";
import { type ShownPage, useShownPage } from "./use-shown-page.ts";
import { useThemeMoves } from "./use-theme-moves.ts";
import { useThemeSession } from "./use-theme-session.ts";
import { structure, tokensOf } from "./worn.ts";

/** Every key of a theme beside the shop's own page, which follows at once. */
export function ThemeEditor({ theme: opened }: { theme: EditedTheme }) {
  const { id: division } = useShop();
  const { data: known = opened } = useQuery(editedThemeQuery(division, opened.name));
  const { data: preview } = useQuery(themePreviewQuery(division));
  const { data: pages = onlyHome } = useQuery(lookedAtQuery(division));
  return <OpenTheme {...{ division, opened, known, preview, pages }} />;
}

interface OpenThemeProps {
  division: number;
  /** As it was when its editor was opened. */
  opened: EditedTheme;
  /** As it was read last. */
  known: EditedTheme;
  /** Address of the shop with a pass, once there is one. */
  preview: string | undefined;
  pages: readonly LookedAt[];
}

/** Rendered with every change of a key, so what is read from the server is read around it. */
function OpenTheme({ division, opened, known, preview, pages }: OpenThemeProps) {
  const { session, state } = useThemeSession(division, opened);
  const { draft, stored } = state;
  const tokens = useMemo(() => tokensOf(stored.name, draft), [stored.name, draft]);
  const painted = useAfterPaint(tokens);
  const found = useMemo(
    () => hardToRead(painted).filter(({ code }) => !draft.kept.includes(code)),
    [painted, draft.kept],
  );
  const moves = useThemeMoves(division, stored, session);
  const [isPublishing, setPublishing] = useState(false);
  const [isFontsOpen, setFontsOpen] = useState(false);
  const [isOfferOpen, setOfferOpen] = useState(false);
  const [device, setDevice] = useState<Device>(() => (innerWidth < 768 ? "phone" : "desktop"));
  const [said, setSaid] = useState("");
  const [isCompared, setCompared] = useState(false);
  const isChanged =
    draft.presetVersion !== stored.published.presetVersion || changedKeys(stored.published, draft).length > 0;
  const openFonts = useCallback(() => setFontsOpen(true), []);
  const fonts = known.fonts;
  const shown = useMemo(() => ({ ...state, stored: { ...stored, fonts } }), [state, stored, fonts]);
  const keys = useThemeKeys(session, shown, openFonts);
  const page = useShownPage({ session, fonts, preview, pages }, (message) => {
    // Of the page in the frame Escape closes what is open there.
    if (message.t === "key" && message.key !== "Escape") pressed(message);
  });
  const list = useRef<HTMLDivElement>(null);
  useFirstFocus(list, () => setSaid(`${stored.title} is open. Escape leads back.`));
  const leave = useWayBack(stored.name);

  const take = (way: "undo" | "redo") => {
    const label = session[way]();
    if (label) setSaid(`${way === "undo" ? "Undone" : "Made again"}: ${label}`);
  };
  const pressed = useEditorKeys(
    (act) => {
      if (act === "undo" || act === "redo") take(act);
      else if (act === "leave") leave();
      else void session.flush();
    },
    ["undo", "redo", "save", "leave"],
  );
  useReloadFor(tokens, state.save.kind, page.frame.open);
  const does = useSameActs({ discard: () => void moves.discard() });

  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <title>{`${stored.title} · Theme · Selvedge`}</title>
      <ThemeBar
        {...{ state, device }}
        onDevice={setDevice}
        onLeave={leave}
        onUndo={() => take("undo")}
        onRedo={() => take("redo")}
        onPublish={() => setPublishing(true)}
      />
      <p role="status" aria-live="polite" className="sr-only">
        {said}
      </p>
      <LeaveUnsaved isDirty={["offline", "failed", "conflict"].includes(state.save.kind)} onSave={session.flush} />
      <ThemeNotices state={state} session={session} />
      <div className="grid min-h-0 flex-1 max-md:grid-rows-[45%_minmax(0,1fr)] md:grid-cols-[372px_minmax(0,1fr)]">
        <KeysPane
          {...{ keys, tokens, found, session, page, list }}
          onDiscard={does.discard}
          onOffer={() => setOfferOpen(true)}
          state={shown}
        />
        <main className="flex min-h-0 min-w-0 flex-col max-md:order-first">
          <LookAt
            pages={page.pages}
            at={page.at}
            onChange={page.goTo}
            {...{ isChanged, isCompared }}
            onCompare={setCompared}
          />
          <div className="min-h-0 flex-1 md:px-4 md:pt-4">
            <BeforeAfter {...{ state, page, device }} isOn={isCompared && isChanged} />
          </div>
        </main>
      </div>
      {isPublishing ? (
        <PublishDialog
          {...{ state: shown, session }}
          isBusy={moves.isBusy}
          refusal={moves.refusal}
          onPublish={() => void moves.publish().then((isDone) => isDone && setPublishing(false))}
          onClose={() => {
            moves.forget();
            setPublishing(false);
          }}
        />
      ) : null}
      {isOfferOpen ? <OfferDialog state={shown} session={session} onClose={() => setOfferOpen(false)} /> : null}
      {isFontsOpen ? <FontsDialog theme={known} onClose={() => setFontsOpen(false)} /> : null}
    </div>
  );
}

/** Back to where it was opened, or to the themes where it was opened by its address; there the focus goes to this theme. */
function useWayBack(name: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => noteOpenedTheme(name), [name]);
  return () => void (key === "default" ? navigate("/theme") : navigate(-1));
}

const LeaveUnsaved = memo((props: { isDirty: boolean; onSave: () => Promise<boolean> }) => (
  <LeaveGuard saveLabel="Save" {...props}>
    Some changes of this theme are not saved.
  </LeaveGuard>
));

interface LookAtProps {
  pages: readonly LookedAt[];
  at: string;
  onChange: (id: string) => void;
  /** There is a draft to compare. */
  isChanged: boolean;
  isCompared: boolean;
  onCompare: (isOn: boolean) => void;
}

/** The pages to look at, and whether both looks are shown. Not rendered again with every change of a key. */
const LookAt = memo(function LookAt({ pages, at, onChange, isChanged, isCompared, onCompare }: LookAtProps) {
  return (
    <div className="flex items-center gap-3 border-line border-b bg-canvas px-3 py-1.5">
      <span className="shrink-0 text-dense text-ink-2 max-md:sr-only">Look at</span>
      <div className="min-w-0 flex-1">
        <Segmented
          label="Look at"
          segments={pages.map(({ id, label }) => ({ id, label }))}
          value={at}
          onChange={onChange}
        />
      </div>
      <span className="shrink-0" title={isChanged ? undefined : "Nothing is changed yet"}>
        <Switch
          label={
            <>
              <span className="max-md:hidden">Before and after</span>
              <span className="md:hidden">Compare</span>
            </>
          }
          className="text-dense"
          isDisabled={!isChanged}
          isSelected={isCompared && isChanged}
          onChange={onCompare}
        />
      </span>
    </div>
  );
});

interface KeysPaneProps {
  keys: ReturnType<typeof useThemeKeys>;
  tokens: Tokens;
  found: readonly HardToRead[];
  session: ReturnType<typeof useThemeSession>["session"];
  state: ReturnType<typeof useThemeSession>["state"];
  page: ShownPage;
  list: RefObject<HTMLDivElement | null>;
  onDiscard: () => void;
  onOffer: () => void;
}

/** Search, what is hard to read, and the keys in their groups. */
function KeysPane({ keys, tokens, found, session, state, page, list, onDiscard, onOffer }: KeysPaneProps) {
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
        <LegibilityCard {...{ found, tokens, session }} onRing={page.ring} places={page.places} />
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

const onlyHome: readonly LookedAt[] = [{ id: "home", label: "Home", path: "/" }];

/** What stands on the page as markup is loaded again once the server has it. */
function useReloadFor(tokens: Tokens, save: string, open: () => void): void {
  const now = structure.map((key) => String(tokens[key])).join();
  const seen = useRef(now);
  useEffect(() => {
    if (save !== "saved" || seen.current === now) return;
    seen.current = now;
    open();
  }, [save, now, open]);
}
