import { Clock, LockKeyhole } from "lucide-react";
import { useState } from "react";
import { Button } from "../actions/button.tsx";
import { LinkButton } from "../actions/link-button.tsx";
import type { FormOutcome } from "../fields/server-form.tsx";
import { DateText } from "../words/date-text.tsx";
import { AskPermissionDialog } from "./ask-permission-dialog.tsx";
import { MessagePage } from "./message-page.tsx";

export interface AccessDeniedProps {
  /** The permission that it takes, as a person reads it: "See the factory floor". */
  permission: string;
  /** The person's role, and that it has no access: "As Designer of Northkeep, you don't have this permission." */
  roleText: string;
  /** Who reads the reason: "Your shop's managers will see this." */
  readers: string;
  /** Where to go instead, when there is such a place. */
  home?: { href: string; label: string };
  /** When the permission was asked for; null where no request waits for an answer. */
  askedAt?: string | null;
  /** Sends the reason, at least one letter long. A request that is taken closes the dialog. */
  onRequest: (reason: string) => Promise<FormOutcome>;
}

/** What a page shows when a role has no access to it: why, and a way to request it. Source: storefront §6. */
export function AccessDenied({ permission, roleText, readers, home, askedAt = null, onRequest }: AccessDeniedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <MessagePage
      icon={LockKeyhole}
      title="You need permission to open this"
      action={
        <>
          {askedAt === null ? (
            <Button variant="primary" onPress={() => setAsking(true)}>
              Request permission
            </Button>
          ) : (
            <p role="status" className="flex items-center gap-2 text-body text-ink-2">
              <Clock aria-hidden size={16} />
              <span>
                Requested <DateText at={askedAt} inSentence />. The answer comes by email.
              </span>
            </p>
          )}
          {home ? <LinkButton href={home.href}>Go to {home.label}</LinkButton> : null}
        </>
      }
    >
      {`This page needs the permission “${permission}”. ${roleText}`}
      <AskPermissionDialog readers={readers} isOpen={isAsking} onClose={() => setAsking(false)} onRequest={onRequest} />
    </MessagePage>
  );
}
