import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router";

/** One row of a list column. The list's search stays in the address. */
export function ListLink({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <li>
      <Link
        href={`${href}${search}`}
        {...(isChosen ? { "aria-current": "page" as const } : {})}
        className={`relative flex min-h-14 items-center gap-3 border-line border-t px-4 py-2 data-hovered:bg-hover ${
          isChosen
            ? "bg-primary-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-thread"
            : ""
        }`}
      >
        {children}
      </Link>
    </li>
  );
}
