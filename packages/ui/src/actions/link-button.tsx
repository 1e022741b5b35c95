import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import { cx } from "../class-names.ts";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";

export interface LinkButtonProps extends Omit<LinkProps, "children" | "className"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function LinkButton({ variant, size, icon: Icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonStyles(variant, size), className)}>
      {Icon ? <Icon aria-hidden size={16} /> : null}
      {children}
    </Link>
  );
}
