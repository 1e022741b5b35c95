import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import { Card } from "../content/card.tsx";
import { showSnackbar } from "../feedback/snackbar-store.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, shown this once, until the person has saved them. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  return (
    <Card title="Recovery codes">
      <p className="mb-3 text-dense text-ink-2">For the day your phone is lost.</p>
      <RecoveryCodeList {...props} />
    </Card>
  );
}

/** The codes with ways to save them, without a card around: what the last step of a set-up holds. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const text = `Recovery codes for Selvedge. Each works once.\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showSnackbar({ code: "security", text: "Copied" });
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-dense text-ink-2">Each works once, and you see them only now.</p>
      <ul aria-label="Recovery codes" className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-control bg-sunken px-3 py-1.5 text-center font-mono text-body">
            {code}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2 print:hidden">
        <Button size="row" icon={Copy} onPress={copy}>
          Copy
        </Button>
        <Button size="row" icon={Download} onPress={() => saveAsText(text)}>
          Save as text
        </Button>
        <Button size="row" icon={Printer} onPress={() => print()}>
          Print
        </Button>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Checkbox label="I have kept them safe" isSelected={isKept} onChange={setKept} />
        <Button variant="primary" isDisabled={!isKept} onPress={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

function saveAsText(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "selvedge-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}
