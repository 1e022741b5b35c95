import { badgeCodeOf } from "@selvedge/domain/people/badges";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useScanner } from "@selvedge/ui/scanner/use-scanner";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { failureText } from "../data/failure-text.ts";
import { useMay } from "../session/person.ts";
import { useTerminal } from "../terminal/terminal-context.ts";
import { findScanned } from "./find-scanned.ts";
import { unterminatedScanText } from "./unterminated-scan-text.ts";

/** Handles scans on every page that is no station: a scan opens what it names, or shows why it cannot. It changes nothing. */
export function useOfficeScans(): void {
  const queries = useQueryClient();
  const open = useNavigate();
  const may = { readOrders: useMay("orders.read"), readFloor: useMay("floor.read") };
  const here = useTerminal();
  useScanner({
    aside: (code) => {
      if (!here || !badgeCodeOf(code)) return false;
      here.lock(code);
      return true;
    },
    onScan: async ({ code }) => {
      // What is being written in a dialog is not left behind for a scan.
      if (document.querySelector("[role=dialog],[role=alertdialog]")) {
        say(`${code} was scanned. Close this first, then scan it again.`);
        return "wrong";
      }
      const found = await findScanned(queries, code, may);
      if ("path" in found) await open(found.path);
      else say(found.because);
      return "path" in found ? "good" : "wrong";
    },
    onFailure: (code, error) => say(`${code} was not looked up. ${failureText(error)}`),
    onUnterminated: (text) => say(unterminatedScanText(text)),
  });
}

const say = (text: string) => showSnackbar({ code: `scan ${text}`, text, tone: "failed", durationMs: 5000 });
