import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import { Card } from "../content/card.tsx";
import { showSnackbar } from "../feedback/snackbar-store.ts";

/** New recovery codes, shown this once, until the person has saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const text = `Recovery codes for Selvedge. Each works once.\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showSnackbar({ code: "security", text: "Copied" });
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = "selvedge-recovery-codes.txt";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Card
      title="Recovery codes"
      aside={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button size="row" icon={Copy} onPress={copy}>
            Copy
          </Button>
          <Button size="row" icon={Download} onPress={save}>
            Save as text
          </Button>
          <Button size="row" icon={Printer} onPress={() => print()}>
            Print
          </Button>
        </span>
      }
    >
      <p className="text-dense text-ink-2">
        For the day your phone is lost. Each works once, and you see them only now.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-control bg-sunken px-3 py-1.5 text-center font-mono text-body">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Checkbox label="I have kept them safe" isSelected={isKept} onChange={setKept} />
        <Button variant="primary" isDisabled={!isKept} onPress={onDone}>
          Done
        </Button>
      </div>
    </Card>
  );
}
