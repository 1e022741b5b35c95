import { Card } from "@selvedge/ui/content/card";
import { InvitationRow } from "./invitation-row.tsx";
import { peopleText } from "./people-text.ts";
import { PersonRow } from "./person-row.tsx";
import type { Team } from "./team-query.ts";
import { TeamHead } from "./team-row.tsx";

/** Everyone of the shop and everyone who is invited, one below the other. */
export function PeopleCard({ team }: { team: Team }) {
  const isOwner = team.people.some(({ isYou, role }) => isYou && role === "owner");
  return (
    <Card flush title={peopleText(team.people.length)}>
      <TeamHead />
      <ul aria-label="People" className="border-line border-t">
        {team.people.map((person) => (
          <PersonRow key={person.id} person={person} roles={team.roles} isOwner={isOwner} />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} team={team} />
        ))}
      </ul>
    </Card>
  );
}
