import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ListAndChosenProps {
  title: string;
  list: ReactNode;
  /** What is chosen of the list; null while nothing is. */
  chosen: ReactNode | null;
  /** Shown beside the list while nothing is chosen. */
  invitation: { icon: LucideIcon; title: string; text: string };
}

/** A list, and beside it what is chosen of it. On a narrow screen one of the two. */
export function ListAndChosen({ title, list, chosen, invitation }: ListAndChosenProps) {
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(16rem,18rem)_minmax(0,1fr)]">
      {chosen === null ? <title>{`${title} · Selvedge`}</title> : null}
      <div className={`border-line bg-surface lg:border-r ${chosen === null ? "" : "max-lg:hidden"}`}>{list}</div>
      {chosen ?? (
        <div className="max-lg:hidden">
          <EmptyState level={2} icon={invitation.icon} title={invitation.title}>
            {invitation.text}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
