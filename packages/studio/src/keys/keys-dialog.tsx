import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { keyWords } from "./keyboard-map.ts";

/** Every key of the studio. */
export function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keys" isOpen={isOpen} onClose={onClose}>
      <dl className="flex flex-col">
        {keyWords.map(([text, ...keys]) => (
          <div key={text} className="flex items-center justify-between gap-6 border-line border-b py-2 last:border-0">
            <dt className="text-dense text-ink-2">{text}</dt>
            <dd className="flex shrink-0 gap-2">
              {keys.map((key) => (
                <KeyHint always key={key} keys={key} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
