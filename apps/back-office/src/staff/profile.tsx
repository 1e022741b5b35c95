import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Avatar } from "@selvedge/ui/content/avatar";
import { useQuery } from "@tanstack/react-query";
import { Bell, BellOff, CircleUserRound } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "../data/api.ts";
import { loadError } from "../data/failure-text.ts";
import type { StaffProfile } from "../data/reply.ts";
import { BackToList, ChosenMissing } from "../lists/chosen-page.tsx";
import { useMay } from "../session/person.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { PermissionsCard } from "./permissions-card.tsx";
import { MutedMark, StatusMark } from "./person-marks.tsx";
import { PrivateCard } from "./private-card.tsx";
import { RecordCards } from "./record-cards.tsx";
import { SideColumn } from "./side-column.tsx";
import { profileQuery } from "./staff-queries.ts";
import { SwitchDialog } from "./switch-dialog.tsx";
import { useStaffChange } from "./use-staff-change.ts";

/** One person who works here. */
export function Profile({ id, listSearch }: { id: number; listSearch: string }) {
  const { data, error, refetch } = useQuery(profileQuery(id));
  const failure = loadError("This person did not load.", error, () => void refetch());
  const back = <BackToList href={`/staff${listSearch}`}>All staff</BackToList>;
  if (!data)
    return (
      <ChosenMissing back={back} error={error} failure={failure} icon={CircleUserRound} title="Nobody is here">
        This person does not exist, or the address has a mistake.
      </ChosenMissing>
    );
  return (
    <div className="grid min-w-0 content-start gap-6 p-4 md:p-6 min-[88rem]:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-w-0 flex-col gap-4">
        {back}
        <ProfileHead person={data} />
        <PermissionsSection person={data} />
        <PrivateCard person={data} />
        <RecordCards person={data} />
      </div>
      <SideColumn person={data} />
    </div>
  );
}

function ProfileHead({ person }: { person: StaffProfile }) {
  const { isBusy, run } = useStaffChange();
  const [isAsking, setAsking] = useState(false);
  const mayEdit = useMay("staff.edit");
  const params = { id: person.id };
  const isMuted = person.mutedAt !== null;
  const mute = () =>
    run(
      () =>
        isMuted ? api("POST /atlas/users/{id}/unmute/", { params }) : api("POST /atlas/users/{id}/mute/", { params }),
      isMuted ? `${person.fullName} gets mails about requests again.` : `${person.fullName} is muted.`,
    );
  return (
    <header className="flex flex-wrap items-start gap-4">
      <title>{`${person.fullName} · Selvedge`}</title>
      <Avatar name={person.fullName} size={56} />
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-title font-semibold">{person.fullName}</h1>
          <StatusMark status={person.status} />
          <MutedMark mutedAt={person.mutedAt} />
        </div>
        <p className="text-body text-ink-2">
          {person.roles.join(", ") || "No role"}
          {person.reportsTo ? (
            <>
              , reports to <TextLink href={`/staff/${person.reportsTo.id}`}>{person.reportsTo.fullName}</TextLink>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={isMuted ? Bell : BellOff} busy={isBusy} onPress={() => void mute()}>
          {isMuted ? "Unmute" : "Mute"}
        </Button>
        {mayEdit && !person.isYou ? (
          <Button variant={person.status === "Enabled" ? "danger" : "primary"} onPress={() => setAsking(true)}>
            {person.status === "Enabled" ? "Disable" : "Enable"}
          </Button>
        ) : null}
      </div>
      <SwitchDialog person={person} isOpen={isAsking} onClose={() => setAsking(false)} />
    </header>
  );
}

/** "?give=orders.hold" in the address opens the change of access with that permission chosen. */
function PermissionsSection({ person }: { person: StaffProfile }) {
  const [query, setQuery] = useSearchParams();
  const mayEdit = useMay("staff.edit");
  const offered = mayEdit && !person.isYou ? query.get("give") : null;
  const [isChanging, setChanging] = useState(false);
  const close = () => {
    setChanging(false);
    if (query.has("give"))
      setQuery(
        (before) => {
          before.delete("give");
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <>
      <PermissionsCard person={person} onChange={() => setChanging(true)} />
      <AccessDialog person={person} offered={offered} isOpen={isChanging || offered !== null} onClose={close} />
    </>
  );
}
