import { cx } from "@selvedge/ui/class-names.ts";
import { useEffect, useRef, useState } from "react";
import type { Device } from "../page-editor/canvas.tsx";
import { DividerHandle } from "../page-editor/versions/divider-handle.tsx";
import { BeforePage } from "./before-page.tsx";
import { ThemeCanvas } from "./theme-canvas.tsx";
import type { ThemeState } from "./theme-session.ts";
import type { ShownPage } from "./use-shown-page.ts";

interface BeforeAfterProps {
  /** Both looks are shown; else the draft's alone. */
  isOn: boolean;
  state: ThemeState;
  page: ShownPage;
  device: Device;
}

/** Less of the draft than this, in percent, hides what is changed of it. */
const leastAfter = 15;

/**
 * The page in the draft's look, and before it in the look without the draft, up to a line that is moved. Changes reach the draft
 * alone: one that is made while the draft is out of sight brings it back in sight. Turning it on reloads nothing.
 */
export function BeforeAfter({ isOn, state: { draft, stored }, page, device }: BeforeAfterProps) {
  const [at, setAt] = useState(50);
  const [isHeld, setHeld] = useState(false);
  const seen = useRef(draft);
  useEffect(() => {
    if (seen.current === draft) return;
    seen.current = draft;
    setAt((now) => (now > 100 - leastAfter ? 50 : now));
  }, [draft]);
  const words = { a: stored.isWorn ? "in your shop" : "without your changes", b: "your draft" };
  return (
    <div className="relative h-full min-h-0">
      {isOn ? (
        <div className={cx("absolute inset-0", isHeld && "pointer-events-none")}>
          <BeforePage theme={stored} after={page} device={device} />
        </div>
      ) : null}
      <div
        key="after"
        className={cx("absolute inset-0", isHeld && "pointer-events-none")}
        style={isOn ? { clipPath: `inset(0 0 0 ${at}%)` } : undefined}
      >
        <ThemeCanvas frame={page.frame} device={device} />
      </div>
      {isOn ? (
        <div className="pointer-events-none absolute inset-0">
          <Side className="left-2">
            <b className="font-medium">Before</b> <span className="max-md:hidden">· {words.a}</span>
          </Side>
          <Side className="right-2">
            <b className="font-medium">After</b> <span className="max-md:hidden">· {words.b}</span>
          </Side>
          <DividerHandle {...{ at, words }} names={{ a: "before", b: "after" }} onChange={setAt} onHold={setHeld} />
        </div>
      ) : null}
    </div>
  );
}

const Side = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <span className={cx("absolute top-2 rounded-full bg-ink px-2.5 py-1 text-label text-surface shadow-pop", className)}>
    {children}
  </span>
);
