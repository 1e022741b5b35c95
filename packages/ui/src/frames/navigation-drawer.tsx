import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../actions/icon-button.tsx";
import { SideNavigation, type SideNavigationProps } from "./side-navigation.tsx";

/** The navigation of the staff screens on a phone: a button, and the column sliding in over the page. */
export function NavigationDrawer(props: SideNavigationProps) {
  const [isOpen, setOpen] = useState(false);
  const place = props.current?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the drawer
  useEffect(() => setOpen(false), [place]);
  return (
    <>
      <IconButton bare label="Open navigation" icon={Menu} onPress={() => setOpen(true)} />
      <ModalOverlay
        isDismissable
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="fixed inset-0 z-40 bg-scrim data-entering:animate-appear"
      >
        <Modal className="h-full w-72 max-w-[85vw] border-line border-r bg-canvas text-ink shadow-dialog">
          <Dialog aria-label="Navigation" className="flex h-full flex-col outline-none">
            <SideNavigation {...props} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
