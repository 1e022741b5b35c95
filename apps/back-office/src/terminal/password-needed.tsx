import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { KeyRound } from "lucide-react";
import { useTerminal } from "./terminal-context.ts";

/** Shown instead of a page that no badge opens: it takes the person's password. */
export function PasswordNeeded() {
  const here = useTerminal();
  return (
    <MessagePage
      icon={KeyRound}
      title="A badge doesn't open this"
      action={
        <>
          <Button variant="primary" onPress={() => here?.lockForPassword()}>
            Use a password
          </Button>
          <LinkButton href="/stations">Go to Stations</LinkButton>
        </>
      }
    >
      A badge opens the work at the stations. For everything else, sign in with your email address and password.
    </MessagePage>
  );
}
