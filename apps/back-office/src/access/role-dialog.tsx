import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffRole } from "../data/reply.ts";
import { useMay, usePerson } from "../session/person.ts";
import { useStaffChange } from "../staff/use-staff-change.ts";
import { PermissionBoxes } from "./permission-boxes.tsx";

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
      {role === null ? null : <RoleForm known={role === "new" ? null : role} onClose={onClose} />}
    </Dialog>
  );
}

function RoleForm({ known, onClose }: { known: StaffRole | null; onClose: () => void }) {
  const mine = usePerson().staff?.permissions ?? [];
  const isReadOnly = !useMay("staff.edit") || known?.isAdmin === true;
  const queries = useQueryClient();
  const { isBusy: isDeleting, run } = useStaffChange();
  const [name, setName] = useState(known?.name ?? "");
  const [purpose, setPurpose] = useState(known?.purpose ?? "");
  const [permissions, setPermissions] = useState<string[]>(known?.permissions ?? []);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (isBusy || isReadOnly) return;
    setBusy(true);
    try {
      const body = { name, purpose, permissions };
      await (known
        ? api("PATCH /atlas/staff-roles/{role}/", { params: { role: known.word }, body })
        : api("POST /atlas/staff-roles/", { body }));
      await Promise.all(["staff-roles", "staff"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      showSnackbar({ code: `role ${name}`, text: `Role ${name} saved.` });
      onClose();
    } catch (failure) {
      setError((failure instanceof ApiFailure && failure.answer.errors.name?.[0]) || failureText(failure));
      setBusy(false);
    }
  };
  const remove = async (text: string) => {
    const isDone = await run(() => api("DELETE /atlas/staff-roles/{role}/", { params: { role: known!.word } }), text);
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
        autoFocus={!isReadOnly}
        isRequired
        isReadOnly={isReadOnly}
        label="Name"
        countTo={40}
        value={name}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
        {...(error && { error })}
      />
      <TextField isReadOnly={isReadOnly} label="What it is for" maxLength={200} value={purpose} onChange={setPurpose} />
      <PermissionBoxes
        label="People with this role may"
        chosen={permissions}
        onChange={setPermissions}
        mayGive={mine}
        isReadOnly={isReadOnly}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {known && !isReadOnly && !known.isShipped ? (
          <Button
            variant="danger"
            className="mr-auto"
            busy={isDeleting}
            onPress={() => void remove(`Role ${known.name} deleted.`)}
          >
            Delete
          </Button>
        ) : null}
        {known?.isChanged && !isReadOnly ? (
          <Button
            className="mr-auto"
            busy={isDeleting}
            onPress={() => void remove(`Role ${known.name} is as it came with Selvedge.`)}
          >
            Set back
          </Button>
        ) : null}
        <Button onPress={onClose}>{isReadOnly ? "Close" : "Cancel"}</Button>
        {isReadOnly ? null : (
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
            Save
          </Button>
        )}
      </div>
    </Form>
  );
}
