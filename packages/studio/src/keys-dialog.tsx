import { Dialog } from "@selvedge/ui/dialog";
import { keyWords } from "./keyboard-map.ts";

/** Every key of the studio. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose}>
      <dl className="flex flex-col">
        {keyWords.map(([keys, text]) => (
          <div key={keys} className="flex justify-between gap-6 border-line border-b py-2 last:border-0">
            <dt className="text-ink-2">{text}</dt>
            <dd className="whitespace-nowrap font-medium">{keys}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
