import { email } from "@selvedge/domain/validation/rules/addresses";
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { Button } from "./button.tsx";
import { FormMessage, type FormOutcome, ServerForm } from "./server-form.tsx";
import { TextField } from "./text-field.tsx";

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignInFormProps {
  title: string;
  /** One calm line below the title. */
  note?: ReactNode;
  /** Refusals come back as values and show at their field or above the form. */
  onSubmit: (values: SignInValues) => Promise<FormOutcome>;
  /** An error from elsewhere, such as a session that ended. */
  error?: string;
  busy?: boolean;
  /** Below the form: a lost password, a way to sign up. */
  footer?: ReactNode;
}

/** The sign-in screen of an app: one column, the mark, two fields, one button. */
export function SignInForm({ title, note, onSubmit, error, busy, footer }: SignInFormProps) {
  return (
    <main className="flex min-h-dvh justify-center px-4 py-16 md:py-[16vh]">
      <div className="w-full max-w-95">
        <title>{`${title} · Selvedge`}</title>
        <BrandMark size={36} />
        <h1 className="mt-5 text-display font-semibold">{title}</h1>
        {note ? <p className="mt-1 text-body text-ink-2">{note}</p> : null}
        <ServerForm
          className="mt-6 flex flex-col gap-3"
          onSubmit={({ email, password }) => onSubmit({ email: String(email), password: String(password) })}
        >
          {(isBusy) => (
            <>
              {error ? <FormMessage text={error} /> : null}
              <Fields isBusy={busy || isBusy} />
            </>
          )}
        </ServerForm>
        {footer ? <div className="mt-6 text-dense text-ink-2">{footer}</div> : null}
      </div>
    </main>
  );
}

function Fields({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        size="touch"
        isRequired
        autoFocus
        rules={[email]}
      />
      <TextField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        size="touch"
        isRequired
      />
      <Button type="submit" variant="primary" size="touch" busy={isBusy} busyLabel="Signing in">
        Sign in
      </Button>
    </>
  );
}
