import { KeyHint } from "@selvedge/ui/actions/key-hint";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { editorKeys } from "./editor-keys.ts";

/** All keys of the editor. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen title="Keys" width="wide" onClose={onClose}>
    <p className="pb-4 text-dense text-ink-2">
      They work on the page and in the list of blocks. Alt with a press on the page shows all blocks under the pointer;
      on a phone, hold your finger there.
    </p>
    <dl className="grid gap-x-8 gap-y-2 text-dense sm:grid-cols-2">
      {editorKeys.map(({ act, shown, says }) => (
        <div key={act} className="flex items-center justify-between gap-3">
          <dt>{says}</dt>
          <dd>
            <KeyHint keys={shown} always />
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
