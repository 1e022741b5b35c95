import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../actions/icon-button.tsx";
import { cx } from "../class-names.ts";

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons at the foot, the safe one first. */
  actions?: ReactNode;
  /** 400, 560 or 800 px wide; on phones all take the width. */
  width?: "narrow" | "regular" | "wide";
  role?: "dialog" | "alertdialog";
  /** Stays open while work runs. */
  isBusy?: boolean;
  /** A press beside it leaves it open, so that nothing that was chosen or typed in it is lost; Esc and the cross close it still. */
  isKept?: boolean;
  /** What is under it is seen and it is not, while something is dragged out of it. */
  isAside?: boolean;
  /** It stands here, down to the foot of the window, and what is beside it stays in sight; else in the middle, over a scrim. */
  at?: DialogPlace | null;
  children: ReactNode;
}

/** In pixels of the window. */
export interface DialogPlace {
  left: number;
  top: number;
  width: number;
}

/** A panel over the page with one question or message. Esc and the cross close it; focus goes back where it came from. */
export function Dialog({
  title,
  isOpen,
  onClose,
  actions,
  width = "narrow",
  role,
  isBusy,
  isKept,
  isAside,
  at = null,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={role !== "alertdialog" && !isBusy && !isKept}
      isKeyboardDismissDisabled={isBusy}
      className={cx(
        "fixed inset-0 z-40",
        !at && "flex items-start justify-center overflow-y-auto bg-scrim p-4 data-entering:animate-appear md:pt-[12vh]",
        isAside && !at && "opacity-0",
      )}
    >
      <Modal
        className={at ? BESIDE : cx(PANEL, WIDTHS[width])}
        {...(at && { style: { left: at.left, top: at.top, width: at.width } })}
      >
        <AriaDialog role={role} className={cx("flex flex-col outline-none", at && "h-full")}>
          <header className="flex items-start justify-between gap-4 pt-4 pr-3 pl-5">
            <Heading slot="title" className="pt-0.5 text-[1.125rem]/7 font-semibold tracking-[-0.014em]">
              {title}
            </Heading>
            <IconButton bare label="Close" icon={X} size="dense" isDisabled={isBusy} onPress={onClose} />
          </header>
          <div className={cx("px-5 pt-1 pb-5 text-body", at && "flex min-h-0 flex-1 flex-col")}>{children}</div>
          {/* Down to the edge of what is scrolled, whose padding it would keep clear of. */}
          {actions ? (
            <footer className="sticky -bottom-4 -mt-3 flex flex-wrap justify-end gap-2 rounded-b-dialog bg-surface px-5 pt-3 pb-5">
              {actions}
            </footer>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const PANEL = "w-full rounded-dialog border border-line bg-surface text-ink shadow-dialog data-entering:animate-rise";
const BESIDE = "absolute bottom-0 border-x border-line bg-surface text-ink shadow-pop data-entering:animate-appear";

const WIDTHS = { narrow: "max-w-105", regular: "max-w-140", wide: "max-w-200" };
