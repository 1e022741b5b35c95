import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { X } from "lucide-react";
import { useState } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import type { Theme } from "./themes-query.ts";

interface ThemeLookProps {
  theme: Theme;
  isWorn: boolean;
  src: string;
  busy: boolean;
  onUse: () => void;
  onClose: () => void;
}

/** The shop's own home page in a theme, as large as the window, on a computer or a phone. Visitors see nothing of it. */
export function ThemeLook({ theme, isWorn, src, busy, onUse, onClose }: ThemeLookProps) {
  const [on, setOn] = useState("computer");
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => isOpen || onClose()} className="fixed inset-0 z-40 bg-canvas">
      <Modal className="size-full">
        <Dialog className="flex size-full flex-col outline-none">
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-2">
            <Heading slot="title" className="text-card font-semibold">
              {theme.title}
            </Heading>
            <span className="text-dense text-ink-2 max-md:hidden">{theme.character}. Visitors do not see it yet.</span>
            <span className="ml-auto flex items-center gap-2">
              <span className="max-md:hidden">
                <Segmented
                  label="Look at it on"
                  segments={[
                    { id: "computer", label: "Computer" },
                    { id: "phone", label: "Phone" },
                  ]}
                  value={on}
                  onChange={setOn}
                />
              </span>
              {isWorn ? null : (
                <Button variant="primary" size="dense" busy={busy} busyLabel="Changing" onPress={onUse}>
                  Use this theme
                </Button>
              )}
              <IconButton bare size="dense" label="Close" icon={X} onPress={onClose} />
            </span>
          </header>
          <div className="flex min-h-0 flex-1 justify-center bg-sunken">
            <iframe
              title={`Your home page in ${theme.title}`}
              src={src}
              className="h-full border-0 bg-surface"
              style={{ width: on === "phone" ? 390 : "100%" }}
            />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
