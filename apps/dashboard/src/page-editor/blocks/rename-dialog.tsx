import { blockName, blockNameMax } from "@selvedge/pages/block-name";
import type { BlockRec } from "@selvedge/pages/doc";
import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { BLOCK_TYPES } from "../block-words.ts";

interface RenameDialogProps {
  rec: BlockRec;
  onRename: (typed: string) => void;
  onClose: () => void;
}

/** Gives a block a name of its own, for the list of blocks. */
export function RenameDialog({ rec, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(blockName(rec));
  const done = () => {
    onClose();
    onRename(typed);
  };
  return (
    <Dialog
      isOpen
      title="Rename the block"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={done}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          autoFocus
          label="Name"
          hint={`Visitors never see it. Without one it is called ${BLOCK_TYPES.get(rec.type)?.title ?? rec.type}.`}
          maxLength={blockNameMax}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
