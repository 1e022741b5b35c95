import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "../../parts/field.tsx";
import { ApiFailure, api } from "../../state/api.ts";

interface EmailForLaterProps {
  /** What a form without scripts was answered. */
  readonly form: FormAnswer | null;
  readonly isSent: boolean;
}

/** Mails the list to an address, with a link that opens it in any browser. */
export function EmailForLater({ form, isSent }: EmailForLaterProps) {
  const [email, setEmail] = useState(form?.values.email ?? "");
  const [error, setError] = useState(form?.errors.email?.[0] ?? form?.message ?? "");
  const [sent, setSent] = useState(isSent ? "We have sent your favourites to that address." : "");
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError("");
    setSent("");
    try {
      const { data } = await api("POST /basket/favourites/email-for-later", { body: { email } });
      setSent(data.message);
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message : "We could not send it. Please try again.");
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return (
    <section className="email-for-later" aria-labelledby="email-for-later">
      <div>
        <h2 id="email-for-later">Email this list for later</h2>
        <p className="quiet">
          We send it once, with a link that opens it on any device. It signs you up for nothing else.
        </p>
      </div>
      <form method="post" action="/favourites/email/" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error || undefined}
          onChange={(typed) => {
            setEmail(typed);
            setError("");
          }}
        />
        <button type="submit" data-part="button" data-look="filled" aria-busy={isBusy}>
          {isBusy ? "Sending" : "Send my list"}
        </button>
        <p className="email-sent" role="status">
          {sent}
        </p>
      </form>
    </section>
  );
}
