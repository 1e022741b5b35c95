import { Button } from "@selvedge/ui/actions/button";
import type { ReactNode } from "react";
import { Form } from "react-aria-components/Form";

interface PartFormProps {
  part: { isBusy: boolean; isDirty: boolean; save: () => Promise<boolean> };
  children: ReactNode;
}

/** The fields of one part and the button that saves them. */
export function PartForm({ part: { isBusy, isDirty, save }, children }: PartFormProps) {
  return (
    <Form
      className="flex flex-col gap-4"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving" isDisabled={!isDirty}>
          Save
        </Button>
        {isDirty ? <span className="text-dense text-ink-2">Not saved yet</span> : null}
      </div>
    </Form>
  );
}
