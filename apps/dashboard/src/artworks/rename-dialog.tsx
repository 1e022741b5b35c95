import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import type { Artwork } from "../data/reply.ts";

interface RenameDialogProps {
  artwork: Artwork | null;
  division: number;
  onClose: () => void;
}

/** Another name for an artwork. */
export function RenameDialog({ artwork, division, onClose }: RenameDialogProps) {
  return (
    <Dialog title="Rename artwork" isOpen={artwork !== null} onClose={onClose}>
      {artwork ? <RenameForm key={artwork.id} artwork={artwork} division={division} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RenameForm({ artwork, division, onClose }: RenameDialogProps & { artwork: Artwork }) {
  const queries = useQueryClient();
  const [name, setName] = useState(artwork.name);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // A refusal is of the name that was sent. The browser sends no form while a field in it counts as wrong.
  const retype = (text: string) => {
    setName(text);
    setError(undefined);
  };
  const submit = async () => {
    setBusy(true);
    try {
      await api("PATCH /divisions/{division}/artworks/{id}/", { params: { division, id: artwork.id }, body: { name } });
      await queries.invalidateQueries({ queryKey: [division, "artworks"] });
      onClose();
    } catch (failure) {
      setError(fieldTexts(failure).name ?? failureText(failure));
      setBusy(false);
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField autoFocus label="Name" value={name} onChange={retype} countTo={80} {...(error && { error })} />
      <div className="mt-3 flex justify-end gap-2">
        <Button onPress={onClose}>Keep the name</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Renaming">
          Rename
        </Button>
      </div>
    </Form>
  );
}
