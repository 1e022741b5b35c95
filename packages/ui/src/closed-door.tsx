import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { LinkButton } from "./link-button.tsx";
import { MessagePage } from "./message-page.tsx";
import { type FormOutcome, ServerForm } from "./server-form.tsx";
import { TextArea } from "./text-area.tsx";

export interface ClosedDoorProps {
  /** The permission that it takes, as a person reads it: "See the factory floor". */
  permission: string;
  /** Who asks, and that it is not theirs: "As Designer of Northkeep you do not have it." */
  standing: string;
  /** Who reads the reason: "The people who run the shop read this." */
  readers: string;
  /** Where to go instead, when there is such a place. */
  home?: { href: string; label: string };
  /** Sends the reason, at least one letter long. A request that is taken closes the dialog. */
  onAsk: (reason: string) => Promise<FormOutcome>;
}

/** What a place shows to whom their role closes it: why, and a way to ask for it. Source: storefront §6. */
export function ClosedDoor({ permission, standing, readers, home, onAsk }: ClosedDoorProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = async ({ reason }: Record<string, unknown>): Promise<FormOutcome> => {
    const written = String(reason ?? "").trim();
    if (written === "") return { ok: false, message: "", errors: { reason: ["This field is required"] } };
    const outcome = await onAsk(written);
    if (outcome.ok) setAsking(false);
    return outcome;
  };
  return (
    <MessagePage
      icon={LockKeyhole}
      title="Your role does not open this"
      action={
        <>
          <Button variant="primary" onPress={() => setAsking(true)}>
            Ask for it
          </Button>
          {home ? <LinkButton href={home.href}>Go to {home.label}</LinkButton> : null}
        </>
      }
    >
      {`It takes the permission “${permission}”. ${standing}`}
      <Dialog title="Ask for a permission" isOpen={isAsking} onClose={() => setAsking(false)}>
        <ServerForm onSubmit={ask}>
          {(isBusy) => (
            <>
              <TextArea name="reason" label="Why do you need it?" hint={readers} rows={3} autoFocus />
              <div className="flex justify-end gap-2">
                <Button onPress={() => setAsking(false)}>Cancel</Button>
                <Button type="submit" variant="primary" busy={isBusy}>
                  Send request
                </Button>
              </div>
            </>
          )}
        </ServerForm>
      </Dialog>
    </MessagePage>
  );
}
