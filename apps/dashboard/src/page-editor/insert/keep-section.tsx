import { copyBlocks } from "@selvedge/builder/clipboard/copied-blocks";
import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Uid } from "@selvedge/pages/doc";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../data/api.ts";
import { useShop } from "../../session/shop.ts";
import { SectionNameDialog } from "./section-name-dialog.tsx";
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
  const [uuid] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) =>
      api("POST /divisions/{division}/sections/", {
        params: { division },
        body: {
          uuid,
          name: typed,
          blocks: [...copyBlocks(session.doc(), uids, division).blocks] as Record<string, unknown>[],
        },
      }),
    onSuccess: async (_, typed) => {
      await queries.invalidateQueries({ queryKey: sectionsQuery(division).queryKey });
      showSnackbar({
        code: "section kept",
        text: `“${typed.trim()}” is among your sections. Add it wherever you add blocks.`,
      });
      onClose();
    },
  });
  return (
    <SectionNameDialog
      title="Keep as a section"
      name={name}
      hint="It is offered on every page of your shop."
      saveLabel="Keep it"
      savingLabel="Keeping"
      isBusy={isPending}
      error={error}
      onSave={mutate}
      onClose={onClose}
    />
  );
}
