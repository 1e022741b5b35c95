import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { PermissionBoxes } from "./permission-boxes.tsx";
import type { ShopRole } from "./team-query.ts";
import { useTeamChange } from "./use-team-change.ts";

interface RoleDialogProps {
  /** "new" makes one; null: closed. */
  role: ShopRole | "new" | null;
  onClose: () => void;
}

/** Makes, changes or deletes a role of the shop's own. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const title = role === "new" ? "New role" : `Role ${role?.name ?? ""}`;
  return (
    <Dialog width="wide" title={title} isOpen={role !== null} onClose={onClose}>
      {role === null ? null : <RoleForm known={role === "new" ? null : role} onClose={onClose} />}
    </Dialog>
  );
}

function RoleForm({ known, onClose }: { known: ShopRole | null; onClose: () => void }) {
  const shop = useShop();
  const queries = useQueryClient();
  const { isBusy: isDeleting, run } = useTeamChange();
  const [name, setName] = useState(known?.name ?? "");
  const [permissions, setPermissions] = useState<string[]>(known?.permissions ?? []);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { name, permissions };
      await (known
        ? api("PATCH /divisions/{division}/team/roles/{id}/", { params: { division: shop.id, id: known.id }, body })
        : api("POST /divisions/{division}/team/roles/", { params: { division: shop.id }, body }));
      await queries.invalidateQueries({ queryKey: [shop.id, "team"] });
      showSnackbar({ code: `role ${name}`, text: `Role ${name} saved.` });
      onClose();
    } catch (failure) {
      setError(fieldTexts(failure).name ?? failureText(failure));
      setBusy(false);
    }
  };
  const remove = async () => {
    const isDone = await run(
      (division) => api("DELETE /divisions/{division}/team/roles/{id}/", { params: { division, id: known!.id } }),
      `Role ${known!.name} deleted.`,
    );
    if (isDone) onClose();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        autoFocus
        isRequired
        label="Name"
        countTo={40}
        value={name}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
        {...(error && { error })}
      />
      <PermissionBoxes
        label="People with this role may"
        chosen={permissions}
        onChange={setPermissions}
        mayGive={shop.permissions}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {known ? (
          <Button variant="danger" className="mr-auto" busy={isDeleting} onPress={() => void remove()}>
            Delete
          </Button>
        ) : null}
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </Form>
  );
}
