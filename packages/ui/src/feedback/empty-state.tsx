import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** Teaches in one sentence, with an example. */
  children: ReactNode;
  /** One button. */
  action?: ReactNode;
  /** Of its heading: 2 where it stands for a whole page's content. */
  level?: 2 | 3;
}

/** What a list shows before it has anything. */
export function EmptyState({ icon: Icon, title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-3 flex size-10 items-center justify-center rounded-card bg-primary-tint text-primary">
        <Icon aria-hidden size={20} />
      </span>
      <Heading className="text-card font-semibold">{title}</Heading>
      <p className="mt-1 max-w-80 text-body text-ink-2 text-pretty">{children}</p>
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
