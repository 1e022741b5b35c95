import type { EditPageData, EditView } from "@selvedge/contracts/pages/edit-page";
import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { ComponentType } from "react";
import "../account/account.css";
import "./edit.css";
import { AddressStep } from "./address-step.tsx";
import { DifferenceStep } from "./difference-step.tsx";
import { FindStep } from "./find-step.tsx";
import { LineStep } from "./line-step.tsx";
import { LinesStep } from "./lines-step.tsx";
import { LockedStep } from "./locked-step.tsx";

/** A paid order, changed by its shopper: where it goes, or which sizes and colours are made. Plain pages and forms. */
export default function EditPage({ answer: { data } }: { answer: PageAnswer<"edit"> }) {
  const Step = steps[data.view.step] as ComponentType<StepProps>;
  return (
    <div className="page-frame account-section edit-order">
      {data.notice ? (
        <p className="notice" role="status">
          {data.notice}
        </p>
      ) : null}
      <Step data={data} view={data.view} />
    </div>
  );
}

export interface StepProps<Name extends EditView["step"] = EditView["step"]> {
  readonly data: EditPageData;
  readonly view: Extract<EditView, { step: Name }>;
}

const steps: { readonly [Name in EditView["step"]]: ComponentType<StepProps<Name>> } = {
  find: FindStep,
  locked: LockedStep,
  address: AddressStep,
  lines: LinesStep,
  line: LineStep,
  difference: DifferenceStep,
};
