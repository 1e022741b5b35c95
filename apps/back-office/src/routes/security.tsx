import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { loadError } from "../data/failure-text.ts";
import { FactorSetUp } from "../security/factor-set-up.tsx";
import { OwnPasskeys } from "../security/own-passkeys.tsx";
import { OwnProof } from "../security/own-proof.tsx";
import { OwnSessions } from "../security/own-sessions.tsx";
import { type Security, securityQuery } from "../security/security-query.ts";

/** How the signed-in person signs in: their second factor, their passkeys, and where they are signed in. */
export function Component() {
  const { data, error, refetch } = useQuery(securityQuery);
  const failure = loadError("Your settings did not load.", error, () => void refetch());
  return (
    <div className="flex max-w-300 flex-col gap-4 p-4 md:p-6">
      <PageHeader title="Sign-in and security" note="Staff sessions end after 12 hours." />
      {failure ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={5} /> : null}
      {data ? (
        <OwnProof>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <SecondFactor security={data} />
              <OwnPasskeys security={data} />
            </div>
            <OwnSessions security={data} />
          </div>
        </OwnProof>
      ) : null}
    </div>
  );
}

/** Whether it is on, and its set-up in the same place. */
function SecondFactor({ security: { app, isOn, recovery } }: { security: Security }) {
  const queries = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const close = () => {
    setSettingUp(false);
    void queries.invalidateQueries({ queryKey: ["security"] });
  };
  if (isSettingUp)
    return (
      <FactorSetUp
        note="A code from an app on your phone, beside your password."
        onDone={close}
        onCancel={close}
        cancelLabel="Cancel"
      />
    );
  return (
    <Card
      title="Second factor"
      aside={
        <Button size="row" onPress={() => setSettingUp(true)}>
          {app ? "Use another app" : "Set up"}
        </Button>
      }
    >
      <p className="flex flex-wrap items-center gap-2 text-body">
        {isOn ? (
          <StatusBadge tone="success">On</StatusBadge>
        ) : (
          <StatusBadge shape="square">Off, as for demo logins</StatusBadge>
        )}
        {app ? (
          <span className="text-ink-2">
            Authenticator app since <DateText at={app.since} form="day" inSentence />, {recovery.left} recovery codes
            left
          </span>
        ) : null}
      </p>
    </Card>
  );
}
