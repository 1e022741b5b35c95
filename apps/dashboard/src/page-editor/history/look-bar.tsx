import { Button } from "@selvedge/ui/actions/button";
import { History } from "lucide-react";
import type { LookedAt } from "./use-looks.ts";

interface LookBarProps {
  looked: LookedAt;
  onRestore: () => void;
  onBack: () => void;
}

/** Says that the page is shown as it was. On a phone, where the list of steps is not beside it, with what can be done. */
export function LookBar({ looked, onRestore, onBack }: LookBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-primary bg-primary-tint px-3 py-2 text-dense">
      <p className="min-w-0 flex-1 max-md:basis-full">
        <History aria-hidden size={16} className="-mt-0.5 mr-2 inline text-primary" />
        The page as it was: <span className="font-medium">{looked.label}</span>. Nothing is changed.
      </p>
      <div className="flex gap-2 md:hidden">
        <Button size="dense" onPress={onBack}>
          Back to now
        </Button>
        <Button size="dense" variant="primary" onPress={onRestore}>
          Restore to here
        </Button>
      </div>
    </div>
  );
}
