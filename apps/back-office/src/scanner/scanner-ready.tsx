import { ScannerPanel } from "@selvedge/ui/scanner/scanner-panel";
import { ScanBarcode } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { useOfficeScans } from "./use-office-scans.ts";

/** Shows that this page listens for scans, and opens the scanner settings. */
export function ScannerReady() {
  const [isOpen, setOpen] = useState(false);
  useOfficeScans();
  return (
    <>
      <Button
        onPress={() => setOpen(true)}
        aria-label="Scanner ready, settings"
        className="flex h-8 items-center gap-2 rounded-control px-2 text-dense font-medium text-success data-hovered:bg-hover"
      >
        <ScanBarcode aria-hidden size={16} />
        <span className="max-lg:hidden">Scanner ready</span>
      </Button>
      <ScannerPanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
