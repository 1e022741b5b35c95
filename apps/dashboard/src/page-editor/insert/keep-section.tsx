import { copyBlocks } from "@selvedge/builder/clipboard/copied-blocks";
import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Uid } from "@selvedge/pages/doc";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { sectionsQuery } from "./sections-query.ts";

interface KeepSectionProps {
  session: PageSession;
  uids: readonly Uid[];
  name: string;
  onClose: () => void;
}

/** Keeps blocks of the page as a section of the shop's own, under a name. */
export function KeepSection({ session, uids, name, onClose }: KeepSectionProps) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [uuid] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api("POST /divisions/{division}/sections/", {
        params: { division },
        body: {
          uuid,
          name: typed,
          blocks: [...copyBlocks(session.doc(), uids, division).blocks] as Record<string, unknown>[],
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sectionsQuery(division).queryKey });
      showSnackbar({
        code: "section kept",
        text: `“${typed.trim()}” is among your sections. Add it wherever you add blocks.`,
      });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title="Keep as a section"
      onClose={onClose}
      isBusy={isPending}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="keep-section" busy={isPending} busyLabel="Keeping">
            Keep it
          </Button>
        </>
      }
    >
      <Form
        id="keep-section"
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
          hint="It is offered on every page of your shop."
          value={typed}
          onChange={setTyped}
          {...(error && { error: failureText(error), isInvalid: true })}
        />
      </Form>
    </Dialog>
  );
}
