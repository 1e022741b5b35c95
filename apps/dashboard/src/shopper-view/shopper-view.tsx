import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Spinner } from "@selvedge/ui/feedback/spinner";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useMay, useShop } from "../session/shop.ts";
import { useThemeFrame } from "../theme-editor/use-theme-frame.ts";
import { themePreviewQuery } from "../themes/themes-query.ts";

/** Windows of visitors, in pixels. */
const windows = { computer: { width: 1_240, height: 820 }, phone: { width: 390, height: 720 } } as const;
type Device = keyof typeof windows;

const devices = [
  { id: "computer", label: <Sized icon={Monitor} name="Computer" /> },
  { id: "phone", label: <Sized icon={Smartphone} name="Phone" /> },
];

interface ShopperViewProps {
  title: string;
  /** What the page shows; sent again whenever it is another. */
  shown: DashboardMessage;
  /** Other states of it to look at. */
  steps?: ReactNode;
  /** What is seen, in words. */
  note: string;
}

/** The shop's own home page with what is being set up on it. Nothing in it can be pressed or takes the focus. */
export function ShopperView({ title, shown, steps, note }: ShopperViewProps) {
  const { id: division } = useShop();
  const mayLook = useMay("themes.edit");
  const [device, setDevice] = useState<Device>(() => (innerWidth < 768 ? "phone" : "computer"));
  const { data: preview, isError, refetch } = useQuery({ ...themePreviewQuery(division), enabled: mayLook });
  const base = useMemo(() => (preview ? shownAddress(preview) : null), [preview]);
  const { frame, src, state, open, send } = useThemeFrame(base, "/", () => {});
  const message = JSON.stringify(shown);
  useEffect(() => {
    if (state === "ready") send(JSON.parse(message) as DashboardMessage);
  }, [state, message, send]);
  if (!mayLook) return null;
  return (
    <Card
      flush
      title={title}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {steps}
          <Segmented
            label="Look at it on"
            segments={devices}
            value={device}
            onChange={(next) => setDevice(next as Device)}
          />
        </span>
      }
    >
      <Small window={windows[device]}>
        {src ? (
          <iframe
            inert
            key={src}
            ref={frame}
            src={src}
            title="Your home page"
            tabIndex={-1}
            className={cx("size-full border-0 bg-white", state !== "ready" && "invisible")}
          />
        ) : null}
        {state === "failed" || isError ? (
          <div className="absolute inset-0 grid place-items-center">
            <ErrorState title="Your shop did not open." onRetry={() => (isError ? void refetch() : open())} />
          </div>
        ) : null}
      </Small>
      <p className="flex items-center gap-2 px-4 py-3 text-dense text-ink-2">
        {state === "loading" && !isError ? (
          <>
            <Spinner /> Opening your shop
          </>
        ) : (
          note
        )}
      </p>
    </Card>
  );
}

function Sized({ icon: Icon, name }: { icon: typeof Monitor; name: string }) {
  return (
    <>
      <Icon aria-hidden size={16} />
      <span className="sr-only">{name}</span>
    </>
  );
}

/** A visitor's window, scaled down to the room there is; a phone's is centred. */
function Small({
  window: { width, height },
  children,
}: {
  window: { width: number; height: number };
  children: ReactNode;
}) {
  const room = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(0);
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => setRoomPx(entry?.contentRect.width ?? 0));
    watching.observe(room.current!);
    return () => watching.disconnect();
  }, []);
  const scale = Math.min(1, roomPx / width);
  return (
    <div
      ref={room}
      className="relative overflow-hidden border-line border-y bg-sunken"
      style={{ height: height * scale }}
    >
      <div
        className="absolute top-0 left-1/2 origin-top"
        style={{ width, height, transform: `translateX(-50%) scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}

/** The home page in what the shop wears, which listens to the dashboard and runs nothing else. */
function shownAddress(preview: string): string {
  const url = new URL(preview);
  url.searchParams.set("theme-editor", "1");
  return url.href;
}
