import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReactNode } from "react";
import { Logo } from "../../shell/logo.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";

interface SignInCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Below the card: other ways. */
  readonly footer?: ReactNode;
}

/** One thing to do, on a page of its own below the mark: signing in, a code, a new password. */
export function SignInCard({ title, text, children, footer }: SignInCardProps) {
  return (
    <div className="login">
      <Logo shop={useShopFrame()} />
      <div className="login-card">
        <h1>{title}</h1>
        {text ? <p className="quiet">{text}</p> : null}
        {children}
      </div>
      {footer ? <div className="login-footer">{footer}</div> : null}
    </div>
  );
}

/** What is wrong with the form as a whole. A fault of one field is at the field. */
export function FormFault({ form, fields }: { form: FormAnswer | null; fields: readonly string[] }) {
  if (!form?.message || fields.some((name) => form.errors[name])) return null;
  return (
    <p className="notice" data-tone="failed" role="alert">
      {form.message}
    </p>
  );
}

export const SubmitButton = ({ children }: { children: ReactNode }) => (
  <button type="submit" data-part="button" data-look="filled" data-size="large">
    {children}
  </button>
);
