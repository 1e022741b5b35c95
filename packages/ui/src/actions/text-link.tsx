import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import { cx } from "../class-names.ts";

export interface TextLinkProps extends Omit<LinkProps, "children" | "className"> {
  className?: string;
  children: ReactNode;
}

/** A link inside text or at the edge of a card. */
export function TextLink({ className, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={cx(
        "rounded-mark font-medium text-primary underline-offset-2 data-hovered:text-primary-hover data-hovered:underline",
        className,
      )}
    >
      {children}
    </Link>
  );
}
