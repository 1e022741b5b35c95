import { outcomeOf } from "@selvedge/api-client/outcome";
import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { RoleForm, type RoleValues } from "@selvedge/ui/security/role-form";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
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
      {role === null ? null : <ShopRoleForm known={role === "new" ? null : role} onClose={onClose} />}
    </Dialog>
  );
}

function ShopRoleForm({ known, onClose }: { known: ShopRole | null; onClose: () => void }) {
  const shop = useShop();
  const queries = useQueryClient();
  const save = ({ name, permissions }: RoleValues) =>
    outcomeOf(async () => {
      const body = { name, permissions };
      await (known
        ? api("PATCH /divisions/{division}/team/roles/{id}/", { params: { division: shop.id, id: known.id }, body })
        : api("POST /divisions/{division}/team/roles/", { params: { division: shop.id }, body }));
      await queries.invalidateQueries({ queryKey: [shop.id, "team"] });
      showSnackbar({ code: `role ${name}`, text: `Role ${name} saved.` });
      onClose();
    });
  return (
    <RoleForm
      known={known}
      sentences={merchantPermissions}
      mayGive={shop.permissions}
      onSave={save}
      onClose={onClose}
      more={known ? <DeleteRole role={known} onDone={onClose} /> : null}
    />
  );
}

function DeleteRole({ role: { id, name }, onDone }: { role: ShopRole; onDone: () => void }) {
  const { isBusy, run } = useTeamChange();
  const remove = async () => {
    const isDone = await run(
      (division) => api("DELETE /divisions/{division}/team/roles/{id}/", { params: { division, id } }),
      `Role ${name} deleted.`,
    );
    if (isDone) onDone();
  };
  return (
    <Button variant="danger" busy={isBusy} onPress={() => void remove()}>
      Delete
    </Button>
  );
}
