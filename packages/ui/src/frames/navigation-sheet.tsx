import { Dialog } from "react-aria-components/Dialog";
import { Link } from "react-aria-components/Link";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "../class-names.ts";
import type { NavItem } from "./navigation-items.ts";

interface NavigationSheetProps {
  items: readonly NavItem[];
  current: NavItem | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The places that have no tab, in a sheet from the foot of the phone. */
export function NavigationSheet({ items, current, isOpen, onClose }: NavigationSheetProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      className="fixed inset-0 z-40 flex items-end bg-scrim data-entering:animate-appear"
    >
      <Modal className="w-full rounded-t-dialog border-line border-t bg-surface text-ink shadow-dialog data-entering:animate-rise">
        <Dialog
          aria-label="More"
          className="max-h-[75dvh] overflow-y-auto p-3 pb-[calc(12px+env(safe-area-inset-bottom))] outline-none"
        >
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  onPress={onClose}
                  aria-current={item === current ? "page" : undefined}
                  className={cx(
                    "flex h-12 items-center gap-3 rounded-control px-3 text-body font-medium",
                    item === current && "bg-sunken",
                  )}
                >
                  <item.icon aria-hidden size={20} className="text-ink-2" />
                  <span className="flex-1">{item.label}</span>
                  {item.count === undefined ? null : <span className="figures text-ink-2">{item.count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
