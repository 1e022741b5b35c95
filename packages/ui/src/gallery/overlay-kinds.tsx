import { Package, Shirt, ShoppingBag, Tag } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { cx } from "../class-names.ts";
import { SnackFace } from "../feedback/snackbar-region.tsx";
import { showSnackbar } from "../feedback/snackbar-store.ts";
import { CommandPalette } from "../overlays/command-palette.tsx";
import { ConfirmDialog } from "../overlays/confirm-dialog.tsx";
import { MenuList } from "../overlays/menu.tsx";
import type { PaletteGroup } from "../overlays/palette-groups.ts";
import { Popover } from "../overlays/popover.tsx";
import { popoverSurface } from "../overlays/popover-styles.ts";
import { BulkBar } from "../tables/bulk-bar.tsx";
import { PRODUCT_ACTIONS } from "./button-kinds.tsx";
import { Kind } from "./sheet.tsx";

/** Parts over the page: dialogs, menus, panels, the palette, snackbars, the bar of a selection. */
export function OverlayKinds() {
  const [open, setOpen] = useState<"dialog" | "palette" | "bulk" | null>(null);
  const [query, setQuery] = useState("");
  const close = () => setOpen(null);
  return (
    <Kind title="Over the page: dialog, palette, panel, menu, snackbars at most 4, newest first, 300 ms apart">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="flex flex-wrap content-start gap-2">
          <Button variant="danger" onPress={() => setOpen("dialog")}>
            Delete
          </Button>
          <Button onPress={() => setOpen("palette")}>Find anything</Button>
          <Button onPress={() => setOpen(open === "bulk" ? null : "bulk")}>Select 3</Button>
          <Popover label="Price rule" trigger={<Button>Price rule</Button>}>
            <p className="max-w-60 text-dense text-ink-2">
              Every Forest tee goes to £26.00. Your profit becomes £9.27 each.
            </p>
          </Popover>
          <Button onPress={() => showSnackbar(SNACK)}>Change prices</Button>
          <Button onPress={() => showSnackbar({ code: "denied", text: "Permission denied", tone: "failed" })}>
            Mute
          </Button>
        </div>
        <div className={cx(popoverSurface, "justify-self-start")}>
          <MenuList label="Product" actions={PRODUCT_ACTIONS} />
        </div>
        <div className="relative mt-2 sm:col-span-2">
          <SnackFace snack={SNACK} waiting={2} onUndo={() => {}} onClose={() => {}} />
        </div>
      </div>
      <ConfirmDialog
        isDanger
        isOpen={open === "dialog"}
        title="Delete 4 products?"
        keepLabel="Keep them"
        confirmLabel="Delete 4"
        onConfirm={close}
        onClose={close}
      >
        They leave your shop right away. Two are in open orders; those orders are still made. You can bring them back
        for 30 days.
      </ConfirmDialog>
      <CommandPalette
        isOpen={open === "palette"}
        onClose={close}
        query={query}
        onQuery={setQuery}
        groups={PALETTE}
        placeholder="Find an order, product or action"
        scope="in Bramble"
      />
      <BulkBar count={open === "bulk" ? 3 : 0} actions={BULK} onClear={close} />
    </Kind>
  );
}

const SNACK = { code: "prices", text: "4 prices changed", undo: () => {} };

const PALETTE: readonly PaletteGroup[] = [
  {
    id: "products",
    label: "Products",
    items: [
      { id: "hedgerow", label: "Hedgerow Club tee", detail: "£24.00 · 64 sold", icon: Shirt, href: "#fields" },
      { id: "hoodie", label: "Hedgerow Club hoodie", detail: "£46.00 · 11 sold", icon: Shirt, href: "#fields" },
    ],
  },
  {
    id: "orders",
    label: "Orders",
    items: [{ id: "2104", label: "#B-2104", detail: "Marta Kowalczyk", icon: ShoppingBag, href: "#fields" }],
  },
  {
    id: "actions",
    label: "Actions",
    isActions: true,
    items: [
      { id: "price", label: "Change price of “Hedgerow Club tee”", icon: Tag, keys: "Alt+P" },
      { id: "samples", label: "Order samples", icon: Package },
    ],
  },
];

const BULK = [
  { id: "priority", label: "Priority", keys: "P", onAction: () => {} },
  { id: "slips", label: "Slips", keys: "S", onAction: () => {} },
];
