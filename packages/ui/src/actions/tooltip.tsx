import { showsTooltip, tooltipCheckMs } from "@selvedge/browser/interface/tooltips";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { KeyHint } from "./key-hint.tsx";

export interface TooltipProps {
  text: string;
  keys?: string;
  placement?: "top" | "bottom" | "left" | "right";
  /** One button or link of this package, or a React Aria Focusable. */
  children: ReactElement;
}

/**
 * A short name or fact on hover and keyboard focus; never the only place of something a person must know. It stays away from phones
 * and tablets, and once a second an open one looks whether what it is about is still seen (storefront §9).
 */
export function Tooltip({ text, keys, placement = "bottom", children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (!hasPlace(tip.current)) setOpen(false);
    };
    const timer = setInterval(look, tooltipCheckMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={100}
      isOpen={isOpen}
      onOpenChange={(opens) => setOpen(opens && showsTooltip(innerWidth, true))}
    >
      {children}
      <AriaTooltip
        ref={tip}
        offset={6}
        placement={placement}
        className="flex max-w-64 items-center gap-2 rounded-control bg-inverse px-2 py-1 text-label text-on-inverse shadow-pop data-entering:animate-appear"
      >
        {text}
        {keys ? <KeyHint keys={keys} tone="inverse" /> : null}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Whether the window is still wide enough, and what a tooltip describes is in the page and can be seen. */
function hasPlace(tip: HTMLElement | null): boolean {
  const described = tip && document.querySelector(`[aria-describedby~="${CSS.escape(tip.id)}"]`);
  return showsTooltip(innerWidth, true) && Boolean(described?.checkVisibility({ visibilityProperty: true }));
}
