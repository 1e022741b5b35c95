import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import type { PageRow } from "../pages-query.ts";

interface MakeHomeProps {
  page: PageRow;
  isOpen: boolean;
  isBusy: boolean;
  onMake: () => void;
  onClose: () => void;
}

/** Says what becomes of both pages before another one is the home page. */
export function MakeHome({ page, isOpen, isBusy, onMake, onClose }: MakeHomeProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={`Make “${page.name}” the home page?`}
      confirmLabel="Make it the home page"
      keepLabel="Cancel"
      onConfirm={onMake}
      onClose={onClose}
    >
      <span className="flex flex-col gap-2">
        <span>
          Visitors see it first, at <span className="font-mono">/</span>. Its address now,{" "}
          <span className="font-mono">{page.url}</span>, leads there, so links and menus keep working.
        </span>
        <span>The page that is your home page now stays as it is, and gets an address made of its name.</span>
      </span>
    </ConfirmDialog>
  );
}
