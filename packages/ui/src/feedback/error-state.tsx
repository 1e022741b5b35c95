import { CircleAlert } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { cx } from "../class-names.ts";
import { clockTime } from "../words/date-format.ts";

export interface ErrorStateProps {
  /** "Orders did not load." */
  title: string;
  detail?: string;
  /** The reference a person can give to us. */
  requestId?: string;
  at?: Date;
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** A load that failed, in the place of what did not come: what, reference, time, and a way to try again. */
export function ErrorState({
  title,
  detail,
  requestId,
  at,
  onRetry,
  retryLabel = "Try again",
  className,
}: ErrorStateProps) {
  const reference = [requestId ? `Ref ${requestId}` : null, at ? clockTime(at) : null].filter(Boolean).join(", ");
  const sentence = detail && reference && !/[.!?]$/.test(detail) ? `${detail}.` : detail;
  return (
    <div
      role="alert"
      className={cx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-danger-tint px-3 py-2.5 text-dense",
        className,
      )}
    >
      <CircleAlert aria-hidden size={18} className="shrink-0 text-danger" />
      <p className="min-w-0 flex-1">
        <strong className="font-medium text-ink">{title}</strong> <span className="text-ink-2">{sentence}</span>{" "}
        <span className="whitespace-nowrap text-ink-2">{reference}</span>
      </p>
      {onRetry ? (
        <Button
          onPress={onRetry}
          className="rounded-mark px-1 font-medium text-primary data-hovered:underline max-md:min-h-11"
        >
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
