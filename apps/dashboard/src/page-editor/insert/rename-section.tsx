import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { type OwnSection, sectionsQuery } from "./sections-query.ts";

/** The dialog that renames a section of the shop's own. */
export function RenameSection({ section, onClose }: { section: OwnSection; onClose: () => void }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(section.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api("PATCH /divisions/{division}/sections/{id}/", {
        ...{ params: { division, id: section.id }, body: { name: typed } },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: sectionsQuery(division).queryKey }),
    onSuccess: onClose,
  });
  return (
    <Dialog
      isOpen
      title="Rename the section"
      isBusy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="rename-section" busy={isPending} busyLabel="Renaming">
            Rename
          </Button>
        </>
      }
    >
      <Form
        id="rename-section"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") mutate();
        }}
      >
        <TextField
          autoFocus
          isRequired
          label="Name"
          countTo={60}
          maxLength={60}
          value={typed}
          onChange={setTyped}
          {...(error && { error: failureText(error), isInvalid: true })}
        />
      </Form>
    </Dialog>
  );
}
