import { LoaderCircle } from "lucide-react";
import { cx } from "../class-names.ts";

/** A turning ring. It keeps turning slowly with reduced motion, as it is the only sign that work is in progress. */
export function Spinner({ size = 16, className }: { size?: number; className?: string }) {
  return <LoaderCircle aria-hidden size={size} data-keep-motion="" className={cx("animate-spin", className)} />;
}
