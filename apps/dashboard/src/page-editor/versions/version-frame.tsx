import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { useShop } from "../../session/shop.ts";
import { type FrameChannel, hearFrame } from "../frame-channel.ts";
import type { ChangeMark } from "./change-marks.ts";
import type { Side } from "./compared.ts";

interface VersionFrameProps {
  pageId: number;
  side: Side;
  /** The draft's revision, so that a newer one is shown anew. */
  rev: string | null;
  title: string;
  /** What is different from the other side. */
  marks: readonly ChangeMark[];
  /** Heard of how far it is scrolled by its reader. */
  onScrolled: (to: ScrollPlace) => void;
  /** Leads it elsewhere. */
  ref: Ref<Led>;
}

/** A page that is brought to where the other one is. */
export interface Led {
  scrollTo: (to: ScrollPlace) => void;
}

/** The pass in an address works for 15 minutes. */
const freshMs = 10 * 60_000;
const widthPx = 1180;

function addressOf(address: string, side: Side, nonce: string): string {
  const url = new URL(address);
  if (side !== "draft") url.searchParams.set("version", String(side));
  url.hash = `compared=${nonce}`;
  return url.href;
}

/** The shop's own page as a version is, small enough for half a screen. */
export function VersionFrame({ pageId, side, rev, title, marks, onScrolled, ref }: VersionFrameProps) {
  const { id: division } = useShop();
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { data } = useQuery({
    queryKey: [division, "page", pageId, "preview address"],
    queryFn: async () =>
      (await api("POST /divisions/{division}/pages/{id}/preview/", { params: { division, id: pageId } })).data.url,
    staleTime: freshMs,
    gcTime: freshMs,
  });
  useEffect(() => {
    const box = room.current!;
    const measure = () => setScale(Math.min(1, box.clientWidth / widthPx));
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    measure();
    return () => watching.disconnect();
  }, []);
  const [nonce] = useState(() => crypto.randomUUID());
  const src = data === undefined ? null : addressOf(data, side, nonce);
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<FrameChannel | null>(null);
  const latest = useRef({ marks, onScrolled });
  useEffect(() => {
    latest.current = { marks, onScrolled };
  });
  useEffect(() => channel.current?.send({ t: "marks", marks: [...marks] }), [marks]);
  useEffect(() => {
    if (src === null) return;
    channel.current = hearFrame({ frame: () => frame.current, src, nonce }, (message) => {
      if (message.t === "ready") channel.current?.send({ t: "marks", marks: [...latest.current.marks] });
      if (message.t === "scrolled") latest.current.onScrolled(message.to);
    });
    return () => channel.current?.close();
  }, [src, nonce]);
  useImperativeHandle(ref, () => ({ scrollTo: (to) => channel.current?.send({ t: "scrollTo", to }) }), []);
  return (
    <div ref={room} className="relative min-h-80 flex-1 overflow-hidden rounded-card border border-line bg-white">
      {src !== null && scale > 0 ? (
        <iframe
          key={`${side} ${side === "draft" ? rev : ""}`}
          ref={frame}
          src={src}
          title={title}
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width: widthPx, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
