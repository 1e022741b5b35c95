import { IconButton } from "@selvedge/ui/actions/icon-button";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Menu } from "@selvedge/ui/overlays/menu";
import { DateText } from "@selvedge/ui/words/date-text";
import { useNow } from "@selvedge/ui/words/use-now";
import { Ellipsis, Mail, PenLine, Send, X } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { rolePurpose } from "./role-choice.ts";
import type { Team, TeamInvitation } from "./team-query.ts";
import { TeamRow } from "./team-row.tsx";
import { useTeamChange } from "./use-team-change.ts";

const dayMs = 86_400_000;

/** An invitation that was not accepted yet: how long it still works, change it, send it again, withdraw it. */
export function InvitationRow({ invitation, team }: { invitation: TeamInvitation; team: Team }) {
  const { isBusy, run } = useTeamChange();
  const [open, setOpen] = useState<"change" | "withdraw" | null>(null);
  const now = useNow();
  // The page's clock moves by minutes, so it may be behind an invitation that was just sent.
  const at = Math.max(now.getTime(), new Date(invitation.mailedAt).getTime());
  const daysLeft = Math.ceil((new Date(invitation.expiresAt).getTime() - at) / dayMs);
  const params = (division: number) => ({ division, id: invitation.id });
  const sendAgain = () =>
    run(
      (division) => api("POST /divisions/{division}/team/invitations/{id}/send-again/", { params: params(division) }),
      `Sent again to ${invitation.email}.`,
    );
  const withdraw = async () => {
    await run(
      (division) => api("DELETE /divisions/{division}/team/invitations/{id}/", { params: params(division) }),
      "Invitation withdrawn. Its link no longer works.",
    );
    setOpen(null);
  };
  return (
    <TeamRow
      picture={
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-control border-dashed text-ink-2">
          <Mail aria-hidden size={16} />
        </span>
      }
      name={invitation.email}
      note={
        <>
          Invited <DateText at={invitation.mailedAt} form="day" inSentence /> by {invitation.invitedBy}
        </>
      }
      role={<span className="text-body">{invitation.roleName}</span>}
      purpose={rolePurpose(invitation, team.roles)}
      state={<span className="text-ink-2">–</span>}
      lastSeen={
        daysLeft > 0 ? (
          <StatusBadge tone="info" shape="ring">
            {daysLeft === 1 ? "1 day left" : `${daysLeft} days left`}
          </StatusBadge>
        ) : (
          <StatusBadge tone="warning" shape="square">
            Expired
          </StatusBadge>
        )
      }
      actions={
        <>
          <Menu
            label={`What to do with the invitation of ${invitation.email}`}
            trigger={
              <IconButton bare label={`More for ${invitation.email}`} icon={Ellipsis} size="row" isDisabled={isBusy} />
            }
            actions={[
              { id: "change", label: "Change role or permissions", icon: PenLine, onAction: () => setOpen("change") },
              { id: "again", label: "Send again", icon: Send, onAction: () => void sendAgain() },
              {
                id: "withdraw",
                label: "Withdraw the invitation",
                icon: X,
                danger: true,
                onAction: () => setOpen("withdraw"),
              },
            ]}
          />
          <InviteDialog team={team} invitation={invitation} isOpen={open === "change"} onClose={() => setOpen(null)} />
          <ConfirmDialog
            isDanger
            title={`Withdraw the invitation of ${invitation.email}?`}
            confirmLabel="Withdraw"
            keepLabel="Keep it"
            isOpen={open === "withdraw"}
            isBusy={isBusy}
            onConfirm={() => void withdraw()}
            onClose={() => setOpen(null)}
          >
            The link in the mail stops working at once. You can invite the same address again.
          </ConfirmDialog>
        </>
      }
    />
  );
}
