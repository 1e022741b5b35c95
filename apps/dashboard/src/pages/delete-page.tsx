import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";

interface DeletePageProps {
  isPublished: boolean;
  isOpen: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a page is deleted, in the specification's words (storefront §5). */
export function DeletePage({ isPublished, isOpen, isBusy, onDelete, onClose }: DeletePageProps) {
  return (
    <ConfirmDialog
      isDanger
      isOpen={isOpen}
      isBusy={isBusy}
      title="Are you sure you want to delete this page?"
      confirmLabel="Delete page"
      keepLabel="Cancel"
      onConfirm={onDelete}
      onClose={onClose}
    >
      {isPublished
        ? "Visitors who follow a link to it find that it is gone. You can bring it back under Deleted."
        : "You can bring it back under Deleted."}
    </ConfirmDialog>
  );
}
