import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../data/api.ts";
import { useShop } from "../../session/shop.ts";
import { SectionNameDialog } from "./section-name-dialog.tsx";
import { type OwnSection, sectionsQuery } from "./sections-query.ts";

/** The dialog that renames a section of the shop's own. */
export function RenameSection({ section, onClose }: { section: OwnSection; onClose: () => void }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) =>
      api("PATCH /divisions/{division}/sections/{id}/", { params: { division, id: section.id }, body: { name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sectionsQuery(division).queryKey }),
    onSuccess: onClose,
  });
  return (
    <SectionNameDialog
      title="Rename the section"
      name={section.name}
      saveLabel="Rename"
      savingLabel="Renaming"
      isBusy={isPending}
      error={error}
      onSave={mutate}
      onClose={onClose}
    />
  );
}
