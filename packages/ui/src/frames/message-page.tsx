import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface MessagePageProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The way back. */
  action?: ReactNode;
  /** The reference of a failure. */
  requestId?: string;
}

/** A whole page with one message: not found, failed, not allowed. */
export function MessagePage({ icon: Icon, title, children, action, requestId }: MessagePageProps) {
  return (
    <div className="mx-auto flex max-w-105 flex-col items-start px-4 py-16 md:py-24">
      <title>{`${title} · Selvedge`}</title>
      <Icon aria-hidden size={28} strokeWidth={1.5} className="mb-4 text-ink-2" />
      <h1 className="text-title font-semibold">{title}</h1>
      <div className="mt-2 text-reading text-ink-2">{children}</div>
      {requestId ? <p className="mt-3 font-mono text-label text-ink-2">Ref {requestId}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
