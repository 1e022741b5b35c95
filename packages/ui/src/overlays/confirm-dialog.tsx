import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  /** A question with the number it acts on: "Delete 4 products?" */
  title: string;
  /** What will happen, in numbers. */
  children: ReactNode;
  /** The act with its number: "Delete 4". */
  confirmLabel: string;
  /** The safe way out in its own words: "Keep them". It has the focus when the dialog opens. */
  keepLabel: string;
  isOpen: boolean;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something that is hard to undo. Enter on opening does nothing harmful. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, keepLabel, isOpen, isDanger, isBusy = false, onConfirm, onClose } = props;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onClose}>
            {keepLabel}
          </Button>
          <Button variant={isDanger ? "danger-filled" : "primary"} busy={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{children}</div>
    </Dialog>
  );
}
