import { ApiFailure } from "@selvedge/api-client/client";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

/** Leads from what was chosen to its list, where the two do not stand beside each other. */
export function BackToList({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} className="inline-flex items-center gap-1 text-dense lg:hidden">
      <ArrowLeft aria-hidden size={14} />
      {children}
    </TextLink>
  );
}

interface ChosenMissingProps extends Pick<ComponentProps<typeof EmptyState>, "icon" | "title"> {
  back: ReactNode;
  error: unknown;
  /** What went wrong, in words; none while it loads. */
  failure: ComponentProps<typeof ErrorState> | null;
  /** Why there may be none. */
  children: ReactNode;
}

/** In place of what was chosen: it loads, it is not there, or it did not load. */
export function ChosenMissing({ back, error, failure, icon, title, children }: ChosenMissingProps) {
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      {back}
      {!failure ? (
        <SkeletonLines lines={8} />
      ) : isGone ? (
        <EmptyState icon={icon} title={title}>
          {children}
        </EmptyState>
      ) : (
        <ErrorState {...failure} />
      )}
    </div>
  );
}
