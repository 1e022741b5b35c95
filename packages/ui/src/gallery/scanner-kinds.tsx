import { useState } from "react";
import { ScanBand, type ScanBandProps } from "../factory/scan-band.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useScanner } from "../scanner/use-scanner.tsx";

const READY: ScanBandProps = { state: "ready", title: "Scan anything", detail: "Codes that begin with L are right" };

/** A scanner to try: sounds, the queue, the ignored repeat, and a field that a scan leaves alone. */
export function ScannerKinds() {
  const [band, setBand] = useState(READY);
  const { waiting } = useScanner({
    onScan: async ({ code }) => {
      const isRight = code.startsWith("L");
      setBand({ state: isRight ? "good" : "wrong", title: isRight ? "Right label" : "Not a label", detail: code });
      return isRight ? "good" : "wrong";
    },
    onFailure: () => setBand(READY),
    onKey: (key) => setBand({ state: "ready", title: `Key ${key.toUpperCase()}`, detail: "Pressed by hand" }),
  });
  return (
    <section aria-label="Scanner">
      <ScanBand {...band} aside={waiting > 0 ? `${waiting} waiting` : undefined} />
      <TextField className="m-6 max-w-80" label="Note" hint="A scan that is typed here is removed again." />
    </section>
  );
}
