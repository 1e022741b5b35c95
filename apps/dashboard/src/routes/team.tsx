import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { History, UserPlus } from "lucide-react";
import { useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { InviteDialog } from "../team/invite-dialog.tsx";
import { PeopleCard } from "../team/people-card.tsx";
import { RequestCard } from "../team/request-card.tsx";
import { RolesCard } from "../team/roles-card.tsx";
import { teamQuery } from "../team/team-query.ts";
import { TwoFactorCard } from "../team/two-factor-card.tsx";

/** The people of a shop: who they are, what they may do, who is invited and who asks for more. */
export function Component() {
  const shop = useShop();
  const [isInviting, setInviting] = useState(false);
  const { data: team, error, isPending, refetch } = useQuery(teamQuery(shop.id));
  const failure = team ? null : loadError("The team did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Team"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        actions={
          <>
            <LinkButton size="dense" icon={History} href="/settings/team/activity">
              Who did what
            </LinkButton>
            <Button variant="primary" size="dense" icon={UserPlus} isDisabled={!team} onPress={() => setInviting(true)}>
              Invite someone
            </Button>
          </>
        }
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-72 w-full" /> : null}
      {team ? (
        <div className="flex flex-col gap-4">
          {team.requests.map((request) => (
            <RequestCard key={request.id} request={request} division={shop.id} />
          ))}
          <PeopleCard team={team} />
          <RolesCard team={team} />
          <TwoFactorCard team={team} />
          <InviteDialog team={team} isOpen={isInviting} onClose={() => setInviting(false)} />
        </div>
      ) : null}
    </>
  );
}
