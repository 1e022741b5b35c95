import type { LinkTarget } from "@selvedge/domain/links/link-attributes";
import type { ReactNode } from "react";
import { Anchor } from "./anchor.tsx";

export interface MaybeLinkProps {
  readonly href: string;
  readonly target?: LinkTarget;
  readonly className?: string | undefined;
  readonly part?: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link around something when it leads somewhere, else the thing itself. */
export function MaybeLink({ href, target, className, part, label, children }: MaybeLinkProps) {
  if (!href)
    return part ? (
      <span className={className} data-part={part}>
        {children}
      </span>
    ) : (
      children
    );
  return (
    <Anchor className={className} data-part={part} {...(label && { "aria-label": label })} href={href} target={target}>
      {children}
    </Anchor>
  );
}
