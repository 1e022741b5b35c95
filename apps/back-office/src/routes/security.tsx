import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText, loadError } from "../data/failure-text.ts";
import { FactorSetUp } from "../session/factor-set-up.tsx";
import { PasskeysCard } from "../session/passkeys-card.tsx";

/** How the signed-in person signs in: their second factor, their passkeys, and where they are signed in. */
export function Component() {
  const queries = useQueryClient();
  const [isSettingUp, setSettingUp] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["security"],
    queryFn: async ({ signal }) => (await api("GET /account/security/", { signal })).data,
  });
  const failure = loadError("Your settings did not load.", error, () => void refetch());
  const endOthers = async () => {
    try {
      await api("POST /account/security/sessions/end-others/", {});
      showSnackbar({ code: "security", text: "Your other devices are signed out." });
    } catch (problem) {
      showSnackbar({ code: "security", text: failureText(problem), tone: "failed" });
    }
    await refetch();
  };
  const close = () => {
    setSettingUp(false);
    void queries.invalidateQueries({ queryKey: ["security"] });
  };
  return (
    <div className="flex max-w-180 flex-col gap-4 p-4 md:p-6">
      <PageHeader title="Sign-in and security" note="Staff sessions end after 12 hours." />
      {failure ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={5} /> : null}
      {data && isSettingUp ? (
        <FactorSetUp
          note="A code from an app on your phone, beside your password."
          onDone={close}
          onCancel={close}
          cancelLabel="Cancel"
        />
      ) : null}
      {data && !isSettingUp ? (
        <Card
          title="Second factor"
          aside={
            <Button size="row" onPress={() => setSettingUp(true)}>
              {data.app ? "Use another app" : "Set up"}
            </Button>
          }
        >
          <p className="flex flex-wrap items-center gap-2 text-body">
            {data.isOn ? (
              <StatusBadge tone="success">On</StatusBadge>
            ) : (
              <StatusBadge shape="square">Off, as for demo logins</StatusBadge>
            )}
            {data.app ? (
              <span className="text-ink-2">
                Authenticator app since <DateText at={data.app.since} form="day" />, {data.recovery.left} recovery codes
                left
              </span>
            ) : null}
          </p>
        </Card>
      ) : null}
      {data ? <PasskeysCard security={data} /> : null}
      {data ? (
        <Card
          flush
          title="Where you are signed in"
          aside={
            data.sessions.length > 1 ? (
              <Button size="row" variant="danger" onPress={() => void endOthers()}>
                Sign out the others
              </Button>
            ) : null
          }
        >
          <ul className="border-line border-t">
            {data.sessions.map(({ id, device, address, startedAt, isThis }) => (
              <li key={id} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
                <div className="min-w-0 flex-1">
                  <h3 className="text-body font-medium">{device}</h3>
                  <p className="text-dense text-ink-2">
                    {address ? `${address}, ` : ""}since <DateText at={startedAt} />
                  </p>
                </div>
                {isThis ? <StatusBadge tone="success">This one</StatusBadge> : null}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
