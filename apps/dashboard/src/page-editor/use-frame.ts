import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import { sameJson } from "@selvedge/pages/json";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../data/api.ts";
import { type FrameChannel, hearFrame } from "./frame-channel.ts";

interface Preview {
  /** With the nonce that the frame answers with. */
  src: string;
  /** null for a page as visitors have it, which says nothing to the dashboard. */
  nonce: string | null;
}

type Looked = { readonly version: number } | { readonly look: string } | null;

interface Framed {
  division: number;
  pageId: number;
  /** The draft as visitors would have it, without anything of an editor. */
  isNative: boolean;
  /** The address of the page for whom it is looked at as. */
  addressFor: (address: string) => string;
  read: (message: FrameMessage) => void;
}

/** Before the pass in an address ends, which works for 15 minutes. */
const renewedMs = 10 * 60_000;

/** The frame that shows the page's draft, and what is said to it. It hears nobody else, and nobody else hears it. */
export function useFrame({ division, pageId, isNative, addressFor, read }: Framed) {
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<FrameChannel | null>(null);
  const address = useRef({ url: "", atMs: 0 });
  const reader = useRef(read);
  const lookedAt = useRef(addressFor);
  useEffect(() => {
    reader.current = read;
    lookedAt.current = addressFor;
  });
  const [preview, setPreview] = useState<Preview | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  /** How often the frame has said that it is ready: each time it has to be told everything anew. */
  const [readyCount, setReadyCount] = useState(0);

  const freshAddress = useCallback(async () => {
    if (Date.now() - address.current.atMs < renewedMs) return address.current.url;
    const { data } = await api("POST /divisions/{division}/pages/{id}/preview/", { params: { division, id: pageId } });
    address.current = { url: data.url, atMs: Date.now() };
    return data.url;
  }, [division, pageId]);

  const opening = useRef(0);
  const open = useCallback(async () => {
    opening.current += 1;
    const mine = opening.current;
    setState("loading");
    address.current.atMs = 0;
    try {
      const url = lookedAt.current(await freshAddress());
      // What was asked for last is shown, whichever answer comes last.
      if (mine !== opening.current) return;
      setPreview(isNative ? { src: visitorAddress(url), nonce: null } : editorAddress(url));
    } catch {
      if (mine === opening.current) setState("failed");
    }
  }, [freshAddress, isNative]);

  useEffect(() => void open(), [open]);

  useEffect(() => {
    if (!preview) return;
    const late = setTimeout(() => setState((now) => (now === "loading" ? "failed" : now)), 20_000);
    const { src, nonce } = preview;
    const end = () => clearTimeout(late);
    if (nonce === null) return end;
    const heard = hearFrame({ frame: () => frame.current, src, nonce }, (message) => {
      if (message.t === "ready") {
        setState("ready");
        setReadyCount((count) => count + 1);
      }
      if (message.t === "gap") void open();
      reader.current(message);
    });
    channel.current = heard;
    return () => {
      end();
      heard.close();
      channel.current = null;
    };
  }, [preview, open]);

  const send = useCallback((message: DashboardMessage) => channel.current?.send(message), []);
  /** What is looked at in place of the draft; null for nothing. */
  const looked = useRef<Looked>(null);
  /** Shows in the frame what the server has stored: the draft, or what is looked at. */
  const showStored = useCallback(async () => {
    const url = await freshAddress().catch(() => null);
    if (url) send({ t: "stored", address: lookedAt.current(addressLookedAt(url, looked.current)) });
  }, [freshAddress, send]);
  /** Shows the page as a version or a kept state is, or as it is now for null. */
  const look = useCallback(
    (next: Looked) => {
      if (sameJson({ ...looked.current }, { ...next })) return;
      looked.current = next;
      void showStored();
    },
    [showStored],
  );
  const shownAs = addressFor("https://any.invalid/");
  const first = useRef(shownAs);
  // Somebody else looks: the same page, as they get it.
  useEffect(() => {
    if (first.current === shownAs) return;
    first.current = shownAs;
    void (isNative ? open() : showStored());
  }, [shownAs, isNative, open, showStored]);
  /** A page as visitors have it is there once it has loaded. */
  const loaded = () => {
    if (preview?.nonce === null) setState("ready");
  };
  return { frame, src: preview?.src ?? null, state, readyCount, open, send, showStored, look, loaded };
}

export type Frame = ReturnType<typeof useFrame>;

function editorAddress(url: string): Preview {
  const nonce = crypto.randomUUID();
  return { src: `${url}#editor=${nonce}`, nonce };
}

function addressLookedAt(url: string, looked: Looked): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(looked ?? {})) address.searchParams.set(name, String(value));
  return address.href;
}

function visitorAddress(url: string): string {
  const address = new URL(url);
  address.searchParams.set("preview", "visitor");
  return address.href;
}
