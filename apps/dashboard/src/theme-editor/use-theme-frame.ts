import { type Channel, openChannel, type Port } from "@selvedge/builder/protocol/channel";
import { readHello, welcome } from "@selvedge/builder/protocol/frame-handshake";
import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { type FrameMessage, frameMessage } from "@selvedge/builder/protocol/from-frame";
import { useCallback, useEffect, useRef, useState } from "react";

/** A page that does not answer for this long is offered to be opened again. */
const lateMs = 20_000;

/** The frame that shows a page of the shop in the theme, and what is said to it. `base` holds a pass; null until there is one. */
export function useThemeFrame(base: string | null, path: string, read: (message: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<Channel<DashboardMessage> | null>(null);
  const reader = useRef(read);
  useEffect(() => {
    reader.current = read;
  });
  const [opened, setOpened] = useState<{ src: string; nonce: string } | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const latest = useRef({ base, path });
  latest.current = { base, path };

  const open = useCallback(() => {
    const { base: address, path: of } = latest.current;
    if (!address) return;
    const nonce = crypto.randomUUID();
    const url = new URL(address);
    url.pathname = of;
    url.hash = `editor=${nonce}`;
    setState("loading");
    setOpened({ src: url.href, nonce });
  }, []);
  const hasBase = base !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another frame
  useEffect(() => {
    if (hasBase) open();
  }, [hasBase, path, open]);

  useEffect(() => {
    if (!opened) return;
    const { origin } = new URL(opened.src);
    const late = setTimeout(() => setState((now) => (now === "loading" ? "failed" : now)), lateMs);
    const hear = (event: MessageEvent) => {
      const source = frame.current?.contentWindow;
      if (!source || readHello(event, { origin, nonce: opened.nonce, source }) === "other") return;
      channel.current?.close();
      const { port1, port2 } = new MessageChannel();
      channel.current = openChannel<DashboardMessage, FrameMessage>(port1 as Port, frameMessage, (message) => {
        if (message.t === "ready") setState("ready");
        reader.current(message);
      });
      source.postMessage(welcome, origin, [port2]);
    };
    addEventListener("message", hear);
    return () => {
      clearTimeout(late);
      removeEventListener("message", hear);
      channel.current?.close();
      channel.current = null;
    };
  }, [opened]);

  const send = useCallback((message: DashboardMessage) => channel.current?.send(message), []);
  return { frame, src: opened?.src ?? null, state, open, send };
}
