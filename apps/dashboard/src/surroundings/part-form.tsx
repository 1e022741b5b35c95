import type { ReactNode } from "react";
import { Form } from "react-aria-components/Form";
import { SaveRow } from "../shell/save-row.tsx";

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
      <SaveRow isDirty={isDirty} isBusy={isBusy} />
    </Form>
  );
}
