import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { KeyHint } from "./key-hint.tsx";

export interface TooltipProps {
  text: string;
  keys?: string;
  placement?: "top" | "bottom" | "left" | "right";
  /** One button or link of this package, or a React Aria Focusable. */
  children: ReactElement;
}

/** A short name or fact on hover and keyboard focus; never the only place of something a person must know. */
export function Tooltip({ text, keys, placement = "bottom", children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip
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
