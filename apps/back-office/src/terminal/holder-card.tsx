import { Avatar } from "@selvedge/ui/content/avatar";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { Nfc } from "lucide-react";
import type { BadgeHolder } from "../data/reply.ts";

/** Who the badge belongs to, large enough to notice a wrong one. */
export function HolderCard({ fullName, role, lastUsedAt }: BadgeHolder) {
  return (
    <div className="flex items-center gap-6 rounded-card border border-line bg-surface p-6 max-md:gap-4 max-md:p-3">
      <span className="max-md:hidden">
        <Avatar name={fullName} size={96} />
      </span>
      <span className="md:hidden">
        <Avatar name={fullName} size={56} />
      </span>
      <span className="min-w-0 flex-1">
        <strong className="block text-[38px]/11 font-semibold tracking-[-0.02em] wrap-anywhere max-md:text-[24px]/7">
          {fullName}
        </strong>
        <span className="text-ink-2 max-md:text-[16px]/6">
          {role}.{lastUsedAt ? ` Last here ${clockTime(new Date(lastUsedAt))}.` : ""}
        </span>
      </span>
      <span className="flex flex-col items-center gap-1 whitespace-nowrap text-success max-md:hidden">
        <Nfc aria-hidden size={44} />
        Badge read
      </span>
    </div>
  );
}
