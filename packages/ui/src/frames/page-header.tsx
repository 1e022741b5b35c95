import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb, Breadcrumbs } from "react-aria-components/Breadcrumbs";
import { Link } from "react-aria-components/Link";
import { cx } from "../class-names.ts";

export interface Crumb {
  label: string;
  href: string;
}

export interface PageHeaderProps {
  title: string;
  /** Where this page hangs; the page itself is added at the end. */
  crumbs?: readonly Crumb[];
  /** Badges beside the title. */
  badges?: ReactNode;
  /** One calm line below the title. */
  note?: ReactNode;
  /** At the right, on the line of the title; one primary button at most. */
  actions?: ReactNode;
  /** Takes the place of the title in the browser's tab. */
  documentTitle?: string;
  /** The line of the title stays below the top bar, so that its actions are at hand wherever one reads; on wide screens. */
  isSticky?: boolean;
}

/** The head of a page: way back, title 24/32, state, actions. Sets the title of the document too. */
export function PageHeader({ title, crumbs, badges, note, actions, documentTitle, isSticky }: PageHeaderProps) {
  return (
    <header
      className={cx("flex flex-col gap-1", isSticky ? cx(STICKY, crumbs?.length ? "xl:top-4" : "xl:top-10") : "mb-4")}
    >
      <title>{`${documentTitle ?? title} · Selvedge`}</title>
      {crumbs?.length ? <Trail crumbs={crumbs} title={title} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-title font-semibold text-balance">{title}</h1>
            {badges}
          </div>
          {note ? <p className="text-body text-ink-2">{note}</p> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 max-sm:has-[>form,input[type=search]]:w-full">
            {actions}
          </div>
        ) : null}
      </div>
    </header>
  );
}

/** As wide as the page; the way back goes under the top bar, and the title stops 8 px below it. */
const STICKY = "max-xl:mb-4 xl:sticky xl:z-10 xl:-mx-6 xl:-mt-6 xl:mb-1 xl:gap-2 xl:bg-canvas xl:px-6 xl:pt-6 xl:pb-3";

function Trail({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  return (
    <Breadcrumbs className="flex items-center gap-1 text-label text-ink-2">
      {crumbs.map((crumb) => (
        <Breadcrumb key={crumb.href} className="flex items-center gap-1">
          <Link
            href={crumb.href}
            className="rounded-mark font-medium data-hovered:text-ink data-hovered:underline max-md:py-3"
          >
            {crumb.label}
          </Link>
          <ChevronRight aria-hidden size={12} className="text-ink-3" />
        </Breadcrumb>
      ))}
      <Breadcrumb className="truncate">
        <Link>{title}</Link>
      </Breadcrumb>
    </Breadcrumbs>
  );
}
