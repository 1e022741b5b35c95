import { useEffect, useState } from "react";
import { Button } from "../actions/button.tsx";
import { ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import type { ReadScan } from "./scan-capture.ts";
import { listenForScans } from "./scan-keys.ts";
import { mostAround, readSettings, saveSettings } from "./scanner-settings.ts";

export interface ScannerPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The settings of this device's scanners, and a place to try them: scans have no other effect while it is open. */
export function ScannerPanel({ isOpen, onClose }: ScannerPanelProps) {
  return (
    <Dialog title="Scanner settings" isOpen={isOpen} onClose={onClose}>
      <Settings onClose={onClose} />
    </Dialog>
  );
}

function Settings({ onClose }: { onClose: () => void }) {
  const [settings] = useState(readSettings);
  return (
    <ServerForm
      onSubmit={async ({ prefix, suffix }) => {
        saveSettings({ prefix: String(prefix), suffix: String(suffix) });
        onClose();
        return { ok: true };
      }}
    >
      {(isBusy) => (
        <>
          <p className="text-ink-2">
            A scanner that works as a keyboard needs no settings if it sends Enter or Tab after a code. If yours sends
            other characters too, enter them here. The settings apply to this device only.
          </p>
          <TextField
            name="prefix"
            label="Sent before a code"
            defaultValue={settings.prefix}
            maxLength={mostAround}
            mono
          />
          <TextField
            name="suffix"
            label="Sent after a code"
            defaultValue={settings.suffix}
            maxLength={mostAround}
            mono
          />
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
      listenForScans({
        onScan: (scan) => setWords(wordsOf(scan)),
        onUnterminated: (text) => setWords(`“${text}” came without Enter or Tab at its end.`),
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
    `ended by ${endedBy === "suffix" ? "its suffix" : endedBy}`,
    `longest pause ${Math.round(slowestMs)} ms`,
  ].join(", ");
