import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Spinner } from "@selvedge/ui/feedback/spinner";
import { useEffect, useRef, useState } from "react";
import type { Frame } from "./use-frame.ts";

/** Widths of windows, in pixels. */
export const devices = { desktop: 1280, tablet: 768, phone: 390 } as const;
export type Device = keyof typeof devices;

/** In less room than this, in pixels, a page is shown as phones have it, whatever was chosen. */
const smallestTabletPx = 560;

interface CanvasProps {
  frame: Frame;
  device: Device;
  /** What the frame is called. */
  title?: string;
}

/** The shop's own page at a device's width, made smaller where it does not fit. */
export function Canvas({ frame: view, device, title = "The page as it is edited" }: CanvasProps) {
  const { frame, src, state, readyCount, open, send, loaded } = view;
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = room.current!;
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight });
    const watching = new ResizeObserver(measure);
    watching.observe(box);
    measure();
    return () => watching.disconnect();
  }, []);
  const isSmall = size.width > 0 && size.width < smallestTabletPx;
  // A screen that is narrower than a phone's page shows it as wide as it can be.
  const widthPx =
    isSmall || device === "phone" ? Math.min(devices.phone, size.width || devices.phone) : devices[device];
  const scale = size.width > 0 ? Math.min(1, size.width / widthPx) : 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that loaded anew has to be told again
  useEffect(() => send({ t: "scale", scale }), [send, scale, readyCount]);
  return (
    <div ref={room} className="relative h-full min-h-0 overflow-hidden">
      {src && size.width > 0 ? (
        // Another address is another frame: one that still loads would not be taken elsewhere reliably.
        <iframe
          key={src}
          ref={frame}
          src={src}
          onLoad={loaded}
          title={title}
          className="absolute top-0 left-1/2 origin-top border-0 bg-white shadow-pop md:rounded-t-card"
          style={{
            width: widthPx,
            height: size.height / scale,
            transform: `translateX(-50%) scale(${scale})`,
          }}
        />
      ) : null}
      {state === "loading" ? (
        <div className="absolute inset-0 grid place-items-center bg-sunken">
          <span className="flex items-center gap-2 text-ink-2">
            <Spinner /> Opening the page
          </span>
        </div>
      ) : null}
      {state === "failed" ? (
        <div className="absolute inset-0 grid place-items-center bg-sunken">
          <ErrorState title="The page did not open." onRetry={() => void open()} />
        </div>
      ) : null}
    </div>
  );
}
