import { cx } from "../class-names.ts";

/** A grey shape of the size of what comes. Give width and height as classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("block animate-sheen rounded-mark bg-line", className)} />;
}

/** Lines of text that are on their way; the last is shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <Skeleton key={line} className={cx("h-3", line === lines - 1 ? "w-2/5" : "w-full")} />
      ))}
    </span>
  );
}
