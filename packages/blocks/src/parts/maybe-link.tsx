import { linkAttributes } from "@selvedge/domain/links/link-attributes";
import type { ReactNode } from "react";

export interface MaybeLinkProps {
  readonly href: string;
  readonly target?: "_self" | "_blank";
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
    <a
      className={className}
      data-part={part}
      {...(label ? { "aria-label": label } : {})}
      {...linkAttributes(href, target)}
    >
      {children}
    </a>
  );
}
