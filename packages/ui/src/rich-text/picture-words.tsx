import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../overlays/dialog.tsx";

/** The words of the picture in hand for people who cannot see it, and the way to take it out. */
export function PictureWords({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [alt, setAlt] = useState(String(editor.getAttributes("figure").alt ?? ""));
  return (
    <Dialog
      title="Describe this picture"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            className="mr-auto"
            onPress={() => {
              editor.chain().focus().deleteNode("figure").run();
              onClose();
            }}
          >
            Remove the picture
          </Button>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => {
              editor.chain().focus().updateAttributes("figure", { alt: alt.trim() }).run();
              onClose();
            }}
          >
            Keep these words
          </Button>
        </>
      }
    >
      <TextField
        label="What it shows"
        autoFocus
        value={alt}
        onChange={setAlt}
        countTo={300}
        hint="Read aloud to people who cannot see it. Leave it empty if it only decorates."
      />
    </Dialog>
  );
}
