import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { cx } from "../class-names.ts";

export interface StationButtonProps extends Omit<ButtonProps, "children" | "className"> {
  icon?: LucideIcon;
  /** Outline on the indigo ground, or filled for Pass and Fail. */
  look?: "outline" | "pass" | "fail";
  children: ReactNode;
}

/** A button of 64 px for gloved hands, on the ground of the next action. */
export function StationButton({ icon: Icon, look = "outline", children, ...rest }: StationButtonProps) {
  return (
    <Button {...rest} className={cx(BASE, STYLES[look], Icon && look === "outline" && WITH_ICON)}>
      {Icon ? <Icon aria-hidden size={28} /> : null}
      {children}
    </Button>
  );
}

const BASE =
  "inline-flex items-center justify-center gap-3 rounded-card border-2 px-6 max-lg:px-4.5 max-md:px-3.5 text-[22px]/7 font-semibold text-white " +
  "focus-visible:outline-[3px] focus-visible:outline-white data-disabled:opacity-50";

/** On a narrow screen its words stand below the icon, so that both have space. */
const WITH_ICON = "max-lg:h-18 max-lg:flex-col max-lg:gap-0.5 max-lg:px-3 max-lg:text-[15px]/5";

const STYLES = {
  outline: "h-16 border-white/50 data-hovered:border-white data-hovered:bg-white/10 data-pressed:bg-white/20",
  pass: "h-24 min-w-56 border-transparent bg-band-good text-[34px] data-hovered:brightness-110 data-pressed:brightness-90",
  fail: "h-24 min-w-56 border-transparent bg-band-wrong text-[34px] data-hovered:brightness-110 data-pressed:brightness-90",
};
