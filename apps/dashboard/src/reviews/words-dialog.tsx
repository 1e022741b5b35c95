import { Button } from "@selvedge/ui/actions/button";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { type ReactNode, useState } from "react";

interface WordsDialogProps {
  readonly title: string;
  readonly label: string;
  /** What is there before anything is typed. */
  readonly before: string;
  readonly limit: number;
  readonly saveLabel: string;
  /** Nothing may be saved without words. */
  readonly isRequired: boolean;
  readonly children: ReactNode;
  /** Rejects where it was not stored; then the dialog stays, with what was typed. */
  readonly onSave: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a few words about a review: the shop's answer, or why it is hidden. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, label, before, limit, saveLabel, isRequired, children, onSave, onClose } = props;
  const [words, setWords] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await onSave(words.trim());
      onClose();
    } catch {
      // Said where it was tried; what was typed stays.
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      width="regular"
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} isDisabled={isRequired && words.trim() === ""} onPress={save}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{children}</p>
        <TextArea
          autoFocus
          label={label}
          value={words}
          onChange={setWords}
          maxLength={limit}
          countTo={limit}
          rows={5}
        />
      </div>
    </Dialog>
  );
}
