import { outcomeOf } from "@selvedge/api-client/outcome";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { RoleForm, type RoleValues } from "@selvedge/ui/security/role-form";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { StaffRole } from "../data/reply.ts";
import { useMay, usePerson } from "../session/person.ts";
import { useStaffChange } from "../staff/use-staff-change.ts";

interface RoleDialogProps {
  /** "new" makes one; null: closed. */
  role: StaffRole | "new" | null;
  onClose: () => void;
}

/** Makes, changes, sets back or deletes a role. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const title = role === "new" ? "New role" : (role?.name ?? "");
  return (
    <Dialog width="wide" title={title} isOpen={role !== null} onClose={onClose}>
      {role === null ? null : <StaffRoleForm known={role === "new" ? null : role} onClose={onClose} />}
    </Dialog>
  );
}

function StaffRoleForm({ known, onClose }: { known: StaffRole | null; onClose: () => void }) {
  const mayEdit = useMay("staff.edit");
  const mine = usePerson().staff?.permissions ?? [];
  const queries = useQueryClient();
  const save = (body: RoleValues) =>
    outcomeOf(async () => {
      await (known
        ? api("PATCH /atlas/staff-roles/{role}/", { params: { role: known.word }, body })
        : api("POST /atlas/staff-roles/", { body }));
      await Promise.all(["staff-roles", "staff"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      showSnackbar({ code: `role ${body.name}`, text: `Role ${body.name} saved.` });
      onClose();
    });
  const isReadOnly = !mayEdit || known?.isAdmin === true;
  return (
    <RoleForm
      known={known}
      asksPurpose
      sentences={staffPermissions}
      mayGive={mine}
      isReadOnly={isReadOnly}
      onSave={save}
      onClose={onClose}
      more={known && !isReadOnly ? <Undo role={known} onDone={onClose} /> : null}
    />
  );
}

/** Deletes a role of one's own; sets one that came with Selvedge back to how it came. */
function Undo({ role: { word, name, isShipped, isChanged }, onDone }: { role: StaffRole; onDone: () => void }) {
  const { isBusy, run } = useStaffChange();
  const remove = async (text: string) => {
    if (await run(() => api("DELETE /atlas/staff-roles/{role}/", { params: { role: word } }), text)) onDone();
  };
  if (!isShipped)
    return (
      <Button variant="danger" busy={isBusy} onPress={() => void remove(`Role ${name} deleted.`)}>
        Delete
      </Button>
    );
  return isChanged ? (
    <Button busy={isBusy} onPress={() => void remove(`Role ${name} is as it came with Selvedge.`)}>
      Set back
    </Button>
  ) : null;
}
