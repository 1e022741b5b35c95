import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { useShop } from "../../session/shop.ts";
import type { Side } from "./compared.ts";

interface VersionFrameProps {
  pageId: number;
  side: Side;
  /** The draft's revision, so that a newer one is shown anew. */
  rev: string | null;
  title: string;
}

/** The pass in an address works for 15 minutes. */
const freshMs = 10 * 60_000;
const widthPx = 1180;

/** The shop's own page as a version is, small enough for half a screen. */
export function VersionFrame({ pageId, side, rev, title }: VersionFrameProps) {
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
  const url = data ? new URL(data) : null;
  url?.searchParams.set("preview", "all");
  if (side !== "draft") url?.searchParams.set("version", String(side));
  return (
    <div ref={room} className="relative min-h-80 flex-1 overflow-hidden rounded-card border border-line bg-white">
      {url && scale > 0 ? (
        <iframe
          key={`${side} ${side === "draft" ? rev : ""}`}
          src={url.href}
          title={title}
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width: widthPx, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}
