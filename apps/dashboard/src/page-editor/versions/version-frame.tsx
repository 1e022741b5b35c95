import type { ScrollPlace } from "@selvedge/builder/protocol/shapes";
import type { Uid } from "@selvedge/pages/doc";
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
  /** What is the same on the other side, and folded. */
  folded: readonly Uid[];
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
/** A page is laid out this wide, in pixels; where there is less room than `smallRoomPx`, as on a phone. */
const widthsPx = { wide: 1180, phone: 390 };
const smallRoomPx = 480;

function addressOf(address: string, side: Side, nonce: string): string {
  const url = new URL(address);
  if (side !== "draft") url.searchParams.set("version", String(side));
  url.hash = `compared=${nonce}`;
  return url.href;
}

/** The shop's own page as a version is, small enough for its room. */
export function VersionFrame({ pageId, side, rev, title, marks, folded, onScrolled, ref }: VersionFrameProps) {
  const { id: division } = useShop();
  const room = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(0);
  const widthPx = roomPx < smallRoomPx ? widthsPx.phone : widthsPx.wide;
  const scale = Math.min(1, roomPx / widthPx);
  const { data } = useQuery({
    queryKey: [division, "page", pageId, "preview address"],
    queryFn: async () =>
      (await api("POST /divisions/{division}/pages/{id}/preview/", { params: { division, id: pageId } })).data.url,
    staleTime: freshMs,
    gcTime: freshMs,
  });
  useEffect(() => {
    const box = room.current!;
    const measure = () => setRoomPx(box.clientWidth);
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    measure();
    return () => watching.disconnect();
  }, []);
  const [nonce] = useState(() => crypto.randomUUID());
  const src = data === undefined ? null : addressOf(data, side, nonce);
  const frame = useRef<HTMLIFrameElement>(null);
  const channel = useRef<FrameChannel | null>(null);
  function tell() {
    channel.current?.send({ t: "scale", scale: Math.max(0.05, scale) });
    channel.current?.send({ t: "marks", marks: [...marks] });
    channel.current?.send({ t: "folds", uids: [...folded] });
  }
  const latest = useRef({ tell, onScrolled });
  useEffect(() => {
    latest.current = { tell, onScrolled };
  });
  useEffect(tell, [marks, folded, scale]);
  useEffect(() => {
    if (src === null) return;
    channel.current = hearFrame({ frame: () => frame.current, src, nonce }, (message) => {
      if (message.t === "ready") latest.current.tell();
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
          className="absolute top-0 origin-top-left border-0"
          // A page that is narrower than the space for it is centred.
          style={{
            width: widthPx,
            left: Math.max(0, (roomPx - widthPx * scale) / 2),
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      ) : null}
    </div>
  );
}
