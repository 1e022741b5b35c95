import { breakpointOf, breakpoints } from "@selvedge/browser/interface/breakpoints";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { useEffect, useRef, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type MenuDepth, SmallMenu } from "../shell/side/small-menu.tsx";

/** A click outside the dialog closes it, where the browser supports it. */
const lightDismiss = { closedby: "any" } as const;
let root: Root | undefined;

/** From which width on the menu needs no sidebar: it is a row, or a fixed column at the side (storefront §2.3). */
export const needsNoSidebar = ({ settings }: ShopFrame): boolean =>
  breakpoints[breakpointOf(innerWidth)] >= (settings.menuPlacement === "side" ? breakpoints.xl : breakpoints.md);

/** Opens the menu of a small screen, or opens and closes the fixed column of a large one. Its code is loaded on first use. */
export function openSidebar(shop: ShopFrame): void {
  if (needsNoSidebar(shop)) return void document.documentElement.toggleAttribute("data-side-closed");
  if (!root) {
    const host = document.createElement("div");
    document.body.append(host);
    root = createRoot(host);
  }
  root.render(<Sidebar key={performance.now()} shop={shop} onClose={close} />);
}

const close = () => root?.render(null);

/** The menu of a small screen, over the page; it closes where the window becomes wide enough for another one. */
function Sidebar({ shop, onClose }: { shop: ShopFrame; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [depth, setDepth] = useState<MenuDepth>({ entry: null, segment: null });
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const closeWhenWide = () => {
      if (needsNoSidebar(shop)) onClose();
    };
    addEventListener("resize", closeWhenWide);
    return () => {
      removeEventListener("resize", closeWhenWide);
      element?.close();
    };
  }, [shop, onClose]);
  return (
    <dialog ref={dialog} className="sidebar" aria-label="Menu" onClose={onClose} {...lightDismiss}>
      <SmallMenu shop={shop} depth={depth} onDepth={setDepth} onClose={onClose} />
    </dialog>
  );
}
