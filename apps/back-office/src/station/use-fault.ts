import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { ScanAnswer } from "../data/reply.ts";
import { printPdf } from "./print-pdf.ts";

/** Reports a fault of a garment and prints the label of the one that is made instead. */
export function useFault(station: string, onAnswer: (answer: ScanAnswer) => void) {
  const [newLabel, setNewLabel] = useState("");
  const [isBusy, setBusy] = useState(false);

  const report = async (label: string, defect: string) => {
    if (isBusy) return;
    setBusy(true);
    const body = { station, label, defect, clientEventId: crypto.randomUUID() };
    try {
      const { data } = await api("POST /factory/faults/", { body });
      onAnswer(data);
      setNewLabel(data.newLabel);
      if (data.newLabel) await printLabels([data.newLabel]);
    } catch (failure) {
      showSnackbar({ code: "fault", text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return { report, newLabel, isBusy, forget: () => setNewLabel("") };
}

/** Claims labels and opens the print dialogue with them. */
export async function printLabels(labels: string[], reason = ""): Promise<void> {
  const { data } = await api("POST /factory/labels/print/", { body: { labels, orders: [], reason } });
  printPdf(data.url);
}
