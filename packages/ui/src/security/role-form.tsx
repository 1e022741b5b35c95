import { type ReactNode, useState } from "react";
import { Form } from "react-aria-components/Form";
import { Button } from "../actions/button.tsx";
import { PermissionBoxes } from "../choices/permission-boxes.tsx";
import type { FormOutcome } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";

export interface RoleValues {
  name: string;
  purpose: string;
  permissions: string[];
}

export interface RoleFormProps {
  /** The role as it is; null makes a new one. */
  known: { name: string; purpose?: string; permissions: readonly string[] } | null;
  /** Whether it is also asked what the role is for. */
  asksPurpose?: boolean;
  /** Every permission with its sentence. */
  sentences: Readonly<Record<string, string>>;
  /** What the signed-in person may do: nobody can give more. */
  mayGive: readonly string[];
  isReadOnly?: boolean;
  /** A refusal comes back as a value and shows at the name; nothing that was chosen is lost. */
  onSave: (role: RoleValues) => Promise<FormOutcome>;
  onClose: () => void;
  /** What else can be done with the role, such as deleting it. */
  more?: ReactNode;
}

/** The name of a role and what people with it may do. */
export function RoleForm(props: RoleFormProps) {
  const { known, asksPurpose = false, sentences, mayGive, isReadOnly = false, onSave, onClose, more } = props;
  const [role, setRole] = useState<RoleValues>({
    name: known?.name ?? "",
    purpose: known?.purpose ?? "",
    permissions: [...(known?.permissions ?? [])],
  });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const change = (changes: Partial<RoleValues>) => setRole((before) => ({ ...before, ...changes }));
  const save = async () => {
    if (isBusy || isReadOnly) return;
    setBusy(true);
    const outcome = await onSave(role);
    setBusy(false);
    if (!outcome.ok) setError(outcome.errors?.name?.[0] ?? outcome.message);
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
        value={role.name}
        onChange={(name) => {
          change({ name });
          setError(undefined);
        }}
        {...(error && { error })}
      />
      {asksPurpose ? (
        <TextField
          isReadOnly={isReadOnly}
          label="What it is for"
          maxLength={200}
          value={role.purpose}
          onChange={(purpose) => change({ purpose })}
        />
      ) : null}
      <PermissionBoxes
        label="People with this role may"
        sentences={sentences}
        chosen={role.permissions}
        onChange={(permissions) => change({ permissions })}
        mayGive={mayGive}
        isReadOnly={isReadOnly}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {more ? <span className="mr-auto flex flex-wrap gap-2">{more}</span> : null}
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
