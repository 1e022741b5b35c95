import { useNow } from "@selvedge/ui/words/use-now";
import { Eye, LogOut } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { api } from "../data/api.ts";
import { forgetCaches, forgetPerson } from "./forget-person.ts";
import type { CustomerView } from "./shop.ts";

/** Forgets what the browser kept of the customer, and goes back to the back office. */
async function leave({ backTo }: CustomerView): Promise<void> {
  await api("POST /dashboard/secure/logout/", {}).catch(() => {});
  forgetPerson([() => localStorage, () => sessionStorage]);
  await forgetCaches().catch(() => {});
  location.assign(backTo);
}

/** Above every page that a colleague of Selvedge sees as a customer: whose, how long, why, and the way out. */
export function ViewBar({ view, name }: { view: CustomerView; name: string }) {
  const now = useNow();
  const [isLeaving, setLeaving] = useState(false);
  const end = new Date(view.until).getTime();
  const minutes = Math.max(1, Math.ceil((end - now.getTime()) / 60_000));
  const go = () => {
    setLeaving(true);
    void leave(view);
  };
  useEffect(() => {
    const timer = setTimeout(() => void leave(view), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [view, end]);
  return (
    <aside
      aria-label="You see this as a customer"
      className="sticky top-0 z-30 flex h-11 items-center gap-3 border-thread border-t-[3px] bg-[#1b1d24] px-4 text-dense text-white md:px-6"
    >
      <Eye aria-hidden size={16} className="shrink-0" />
      <strong className="shrink-0 truncate font-semibold max-md:min-w-0 max-md:shrink">{`Seeing this as ${name}`}</strong>
      <span className="shrink-0">
        <span className="max-md:hidden">{view.mayChange ? "You may change the shop, " : "Read only, "}</span>
        {`${minutes} min left`}
      </span>
      <span className="min-w-0 flex-1 truncate max-md:hidden">{`Every page is logged. “${view.reason}”`}</span>
      <Button
        isDisabled={isLeaving}
        onPress={go}
        className="ml-auto inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control border border-white bg-white px-3 font-medium text-[#1b1d24] data-hovered:bg-[#e8e8ea] max-md:h-8"
      >
        <LogOut aria-hidden size={14} />
        Leave
      </Button>
    </aside>
  );
}
