import { hardToRead } from "@selvedge/themes/legibility";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
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
import { KeysPane } from "./keys/keys-pane.tsx";
import { useThemeKeys } from "./keys/use-theme-keys.ts";
import { LookAt } from "./look-at.tsx";
import { type LookedAt, lookedAtQuery } from "./looked-at.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { ThemeBar } from "./theme-bar.tsx";
import { ThemeNotices } from "./theme-notices.tsx";
import { type EditedTheme, editedThemeQuery } from "./theme-query.ts";
import { changedKeys } from "./theme-session.ts";
import { useShownPage } from "./use-shown-page.ts";
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
