import type { FormAnswer, SignUpPageData } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";

export interface StepProps {
  readonly data: SignUpPageData;
}

interface HeadProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What a step asks for, in a sentence. */
export const StepHead = ({ title, children }: HeadProps) => (
  <>
    <h1>{title}</h1>
    <p className="lead">{children}</p>
  </>
);

/** What is wrong with a form as a whole; what is wrong with a field is shown at the field. */
export const FormNotice = ({ form }: { form: FormAnswer | null }) =>
  form?.message ? (
    <p className="notice" data-tone="failed" role="alert">
      {form.message}
    </p>
  ) : null;
