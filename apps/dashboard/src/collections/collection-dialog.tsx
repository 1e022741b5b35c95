import { Button } from "@selvedge/ui/actions/button";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { failureText } from "../data/failure-text.ts";
import type { Collection } from "../data/reply.ts";
import { RuleFields } from "./rule-fields.tsx";
import type { Rule } from "./rule-words.ts";

/** How collections are filled, with the rule that each begins with; null is by hand. */
const fillings: readonly { id: string; label: string; hint: string; rule: Rule | null }[] = [
  { id: "hand", label: "By hand", hint: "Choose on each product's page", rule: null },
  { id: "all", label: "Everything", hint: "All that is published, from now on", rule: {} },
  { id: "new", label: "The newest", hint: "The 24 products published last", rule: { newest: 24 } },
  { id: "sale", label: "What is on sale", hint: "Comes and goes with the sale price", rule: { onSale: true } },
  { id: "own", label: "By a rule of your own", hint: "Kind, colour, tag, price", rule: {} },
];

/** What a person types of a collection. */
export interface CollectionDraft {
  name: string;
  description: string;
  rule: Rule | null;
}

interface CollectionDialogProps {
  /** null for a new one. */
  readonly collection: Collection | null;
  /** Rejects with what went wrong; then the dialog stays, with what was typed. */
  readonly onSave: (draft: CollectionDraft) => Promise<void>;
  readonly onClose: () => void;
}

/** A collection's name, words, and what fills it. */
export function CollectionDialog({ collection, onSave, onClose }: CollectionDialogProps) {
  const [name, setName] = useState(collection?.name ?? "");
  const [description, setDescription] = useState(collection?.description ?? "");
  const [filling, setFilling] = useState(fillingOf(collection?.rule ?? null));
  const [rule, setRule] = useState<Rule | null>(collection?.rule ?? null);
  const [failure, setFailure] = useState("");
  const [isBusy, setBusy] = useState(false);
  const fill = (id: string) => {
    setFilling(id);
    setRule(fillings.find((each) => each.id === id)?.rule ?? null);
  };
  const save = async () => {
    setBusy(true);
    setFailure("");
    try {
      await onSave({ name, description, rule });
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      width="regular"
      title={collection ? `Change “${collection.name}”` : "New collection"}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isBusy} isDisabled={name.trim() === ""} onPress={save}>
            {collection ? "Save" : "Make it"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure ? <Notice tone="danger" title={failure} /> : null}
        <TextField compact label="Name" autoFocus value={name} onChange={setName} maxLength={60} isRequired />
        <TextArea compact label="Words under the name" value={description} onChange={setDescription} maxLength={500} />
        <RadioChoice label="What is in it" cards options={fillings} value={filling} onChange={fill} />
        {filling === "own" ? <RuleFields rule={rule ?? {}} onChange={setRule} /> : null}
      </div>
    </Dialog>
  );
}

const fillingOf = (rule: Rule | null): string =>
  fillings.find((each) => JSON.stringify(each.rule) === JSON.stringify(rule))?.id ?? "own";
