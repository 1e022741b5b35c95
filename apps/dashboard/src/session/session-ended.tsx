import { ApiFailure } from "@selvedge/api-client/client";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { SignInForm, type SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { sendSignInText, session, signIn } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Person } from "./shop.ts";

interface SessionEndedProps {
  /** The server answered that no one is signed in. */
  isGone: boolean;
  person: Person;
}

/** Asks to sign in again over the page that is open, which stays as it is below. */
export function SessionEnded({ isGone, person }: SessionEndedProps) {
  const queries = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => session.onEnd(() => setEnded(true)), []);
  const goOn = async (values: SignInValues): Promise<FormOutcome> => {
    try {
      const answer = await signIn(values);
      // Another account starts from the beginning: the waiting calls belong to the first one.
      if (answer.account?.email !== person.email) location.assign("/dashboard/");
      else {
        queries.setQueryData(["session"], answer);
        setEnded(false);
        session.signedInAgain();
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
      }
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  return (
    <ModalOverlay
      isOpen={hasEnded || isGone}
      isKeyboardDismissDisabled
      className="fixed inset-0 z-50 overflow-y-auto bg-canvas text-ink"
    >
      <Modal>
        <Dialog aria-label="Sign in again" className="outline-none">
          <SignInForm
            title="Sign in again"
            note={
              <>
                <span className="block">Your session has ended. Sign in to continue where you left off.</span>
                <span className="mt-2 block text-dense">You were signed in as {person.email}.</span>
              </>
            }
            onSubmit={goOn}
            onSendText={sendSignInText}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
