import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import { SignInForm, type SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { sendSignInText } from "../data/api.ts";

interface SignInAgainProps {
  email: string;
  onSubmit: (values: SignInValues) => Promise<FormOutcome>;
}

/** The sign-in form over the page that is open. */
export const SignInAgain = ({ email, onSubmit }: SignInAgainProps) => (
  <ModalOverlay isOpen isKeyboardDismissDisabled className="fixed inset-0 z-50 overflow-y-auto bg-canvas text-ink">
    <Modal>
      <Dialog aria-label="Sign in again" className="outline-none">
        <SignInForm
          title="Sign in again"
          note="Your session has ended. Sign in to continue where you left off."
          knownEmail={email}
          onSubmit={onSubmit}
          onSendText={sendSignInText}
        />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
