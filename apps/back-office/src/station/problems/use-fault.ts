import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import type { ScanAnswer } from "../../data/reply.ts";
import { useMay } from "../../session/person.ts";
import { printPdf } from "../print-pdf.ts";

/**
 * Reports a fault of a garment and prints the label of the one that is made instead. `printAgain` prints that label once
 * more, and is null where there is none or where it is on paper and printing it again is not this person's.
 */
export function useFault(station: string, onAnswer: (answer: ScanAnswer) => void) {
  const [made, setMade] = useState({ label: "", isOnPaper: false });
  const [isBusy, setBusy] = useState(false);
  const mayReprint = useMay("labels.print");
  // One report, however often it is sent: an answer that was lost on the way is given again.
  const sent = useRef({ report: "", id: "" });

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      showSnackbar({ code: "fault", text: failureText(failure), tone: "failed" });
    } finally {
      setBusy(false);
    }
  };
  const print = async (label: string, reason: string) => {
    await printLabel(label, reason);
    setMade({ label, isOnPaper: true });
  };
  const report = (label: string, defect: string) =>
    attempt(async () => {
      const report = `${label} ${defect}`;
      if (sent.current.report !== report) sent.current = { report, id: crypto.randomUUID() };
      const body = { station, label, defect, clientEventId: sent.current.id };
      const { data } = await api("POST /factory/faults/", { body });
      onAnswer(data);
      setMade({ label: data.newLabel, isOnPaper: false });
      if (data.newLabel) await print(data.newLabel, "");
    });
  const mayPrint = made.label !== "" && (mayReprint || !made.isOnPaper);
  const printAgain = mayPrint ? () => attempt(() => print(made.label, "The first label did not print")) : null;
  return { report, printAgain, isBusy };
}

/** Claims a label and opens the print dialogue with it. */
async function printLabel(label: string, reason: string): Promise<void> {
  const { data } = await api("POST /factory/labels/print/", { body: { labels: [label], orders: [], reason } });
  printPdf(data.url);
}
