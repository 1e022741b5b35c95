import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { loadError } from "../data/failure-text.ts";
import { EmailCard } from "../security/email-card.tsx";
import { FactorsCard } from "../security/factors-card.tsx";
import { NameCard } from "../security/name-card.tsx";
import { OwnPasskeys } from "../security/own-passkeys.tsx";
import { OwnProof } from "../security/own-proof.tsx";
import { OwnSessions } from "../security/own-sessions.tsx";
import { PasswordCard } from "../security/password-card.tsx";
import { securityQuery } from "../security/security-query.ts";

/** The name of the person who is here, and how they sign in: second factors, recovery codes, password, sessions. */
export function Component() {
  const { data: security, error, isPending, refetch } = useQuery(securityQuery);
  const failure = security ? null : loadError("Your security settings did not load.", error, refetch);
  return (
    <>
      <PageHeader title="Your security" crumbs={[{ label: "Settings", href: "/settings" }]} />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-72 w-full" /> : null}
      {security ? (
        <OwnProof>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <FactorsCard security={security} />
              <NameCard security={security} />
              <EmailCard security={security} />
              <PasswordCard security={security} />
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <OwnPasskeys security={security} />
              <OwnSessions security={security} />
            </div>
          </div>
        </OwnProof>
      ) : null}
    </>
  );
}
