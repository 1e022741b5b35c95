import { useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { ServerForm } from "../server-form.tsx";
import { TextField } from "../text-field.tsx";
import type { ReadScan } from "./scan-capture.ts";
import { takeScanKeys } from "./scan-keys.ts";
import { keepSettings, mostAround, readSettings } from "./scanner-settings.ts";

export interface ScannerPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** How the scanners at this device are set, and a place to try them: no scan does anything else meanwhile. */
export function ScannerPanel({ isOpen, onClose }: ScannerPanelProps) {
  return (
    <Dialog title="Scanner settings" isOpen={isOpen} onClose={onClose}>
      <Settings onClose={onClose} />
    </Dialog>
  );
}

function Settings({ onClose }: { onClose: () => void }) {
  const [kept] = useState(readSettings);
  return (
    <ServerForm
      onSubmit={async ({ prefix, suffix }) => {
        keepSettings({ prefix: String(prefix), suffix: String(suffix) });
        onClose();
        return { ok: true };
      }}
    >
      {(isBusy) => (
        <>
          <p className="text-ink-2">
            Scanners that type work as they are: a code ends with Enter or Tab. Fill in what yours sends besides. These
            settings are for this device only.
          </p>
          <TextField name="prefix" label="Sent before a code" defaultValue={kept.prefix} maxLength={mostAround} mono />
          <TextField name="suffix" label="Sent after a code" defaultValue={kept.suffix} maxLength={mostAround} mono />
          <Trial />
          <div className="flex justify-end gap-2">
            <Button onPress={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy}>
              Save
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}

/** What the last scan was, key by key enough to set a scanner by. */
function Trial() {
  const [words, setWords] = useState("Scan anything to try it.");
  useEffect(
    () =>
      takeScanKeys({
        onScan: (scan) => setWords(wordsOf(scan)),
        onUnended: (text) => setWords(`“${text}” came without Enter or Tab at its end.`),
      }),
    [],
  );
  return (
    <p role="status" className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-dense">
      {words}
    </p>
  );
}

const wordsOf = ({ code, text, endedBy, slowestMs }: ReadScan): string =>
  [
    `Read ${code}`,
    ...(text === code ? [] : [`of “${text}”`]),
    `ended by ${endedBy === "suffix" ? "its last letters" : endedBy}`,
    `longest pause ${Math.round(slowestMs)} ms`,
  ].join(", ");
