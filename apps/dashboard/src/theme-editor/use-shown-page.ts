import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import type { HardToRead } from "@selvedge/themes/legibility";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { LookedAt } from "./looked-at.ts";
import type { EditedTheme } from "./theme-query.ts";
import type { ThemeSession } from "./theme-session.ts";
import { useThemeFrame } from "./use-theme-frame.ts";
import { tokensOf, wearing } from "./worn.ts";

export type ShownPage = ReturnType<typeof useShownPage>;

const top: ScrollPlace = { uid: null, share: 0, near: [] };

interface Shown {
  session: ThemeSession;
  fonts: EditedTheme["fonts"];
  preview: string | undefined;
  pages: readonly LookedAt[];
}

/** The page that is looked at, which wears what the theme comes to. */
export function useShownPage({ session, fonts, preview, pages }: Shown, read: (message: FrameMessage) => void) {
  const { name } = session.state().stored;
  const [at, goTo] = useState("home");
  const [places, setPlaces] = useState<number | null>(null);
  const worn = useRef<Tokens | null>(null);
  const ringed = useRef<HardToRead | null>(null);
  const scrolled = useRef<ScrollPlace>(top);
  const follower = useRef<((to: ScrollPlace) => void) | null>(null);
  const base = useMemo(() => (preview ? editedAddress(preview, name) : null), [preview, name]);
  const path = pages.find(({ id }) => id === at)?.path ?? "/";
  const frame = useThemeFrame(base, path, (message) => {
    if (message.t === "scrolled") {
      scrolled.current = message.to;
      follower.current?.(message.to);
    }
    if (message.t === "ready") {
      scrolled.current = top;
      worn.current = null;
      wear();
      ring(ringed.current);
    }
    if (message.t === "ringed") setPlaces(message.count);
    read(message);
  });
  const { send } = frame;
  const wear = useCallback(() => {
    const now = tokensNow(session);
    if (worn.current === now) return;
    send(wearing(now, worn.current, fonts));
    worn.current = now;
  }, [send, session, fonts]);
  const ring = useCallback(
    (pair: HardToRead | null) => {
      ringed.current = pair;
      if (!pair) setPlaces(null);
      const now = tokensNow(session);
      const what = pair && { text: String(now[pair.text]), ground: String(now[pair.ground]), label: pair.text };
      send({ t: "ring", what });
    },
    [send, session],
  );
  const showRing = useCallback(() => send({ t: "toRing" }), [send]);
  // By the session itself, so that the page has a change before the settings are rendered with it.
  useEffect(() => {
    worn.current = null;
    wear();
    return session.listen(wear);
  }, [session, wear]);
  /** Hears of how far its reader scrolls it; returns what ends that. */
  const follow = useCallback((next: (to: ScrollPlace) => void) => {
    follower.current = next;
    return () => {
      follower.current = null;
    };
  }, []);
  const place = useCallback(() => scrolled.current, []);
  return { frame, pages, at, goTo, ring, showRing, places, base, path, follow, place };
}

function tokensNow(session: ThemeSession): Tokens {
  const { stored, draft } = session.state();
  return tokensOf(stored.name, draft);
}

function editedAddress(preview: string, name: string): string {
  const url = new URL(preview);
  for (const [key, value] of Object.entries({ "preview-theme": name, "preview-draft": "1", "theme-editor": "1" }))
    url.searchParams.set(key, value);
  return url.href;
}
