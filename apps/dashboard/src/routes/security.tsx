import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { loadError } from "../data/failure-text.ts";
import { EmailCard } from "../security/email-card.tsx";
import type { FactorWay } from "../security/factor-ways.ts";
import { FactorsCard } from "../security/factors-card.tsx";
import { NameCard } from "../security/name-card.tsx";
import { OwnPasskeys } from "../security/own-passkeys.tsx";
import { OwnProof } from "../security/own-proof.tsx";
import { OwnSessions } from "../security/own-sessions.tsx";
import { PasswordCard } from "../security/password-card.tsx";
import { type Security, securityQuery } from "../security/security-query.ts";
import { SetUpAside } from "../security/set-up-aside.tsx";
import { TwoFactorSetUp } from "../security/two-factor-set-up.tsx";

/** The name of the person who is here, and how they sign in: second factors, recovery codes, password, sessions. */
export function Component() {
  const { data: security, error, isPending, refetch } = useQuery(securityQuery);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const failure = security ? null : loadError("Your security settings did not load.", error, refetch);
  if (security && setUp)
    return (
      <OwnProof>
        <SettingUp
          security={security}
          setUp={setUp}
          onWay={(way) => setSetUp({ ...setUp, way })}
          onEnd={() => setSetUp(null)}
        />
      </OwnProof>
    );
  return (
    <>
      <PageHeader title="Your security" crumbs={[{ label: "Settings", href: "/settings" }]} />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-72 w-full" /> : null}
      {security ? (
        <OwnProof>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="flex min-w-0 flex-col gap-4">
              <FactorsCard security={security} onSetUp={(way) => setSetUp({ way, wasOn: security.isOn })} />
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

interface SetUp {
  way: FactorWay;
  /** It was on before: the settings are fetched again meanwhile. */
  wasOn: boolean;
}

interface SettingUpProps {
  security: Security;
  setUp: SetUp;
  onWay: (way: FactorWay) => void;
  onEnd: () => void;
}

/** The set-up in the place of the settings. Somebody whom a shop sent here is led on to the page that they asked for. */
function SettingUp({ security, setUp: { way, wasOn }, onWay, onEnd }: SettingUpProps) {
  const [query] = useSearchParams();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const next = safeRedirectPath(query.get("next"), "");
  const done = async () => {
    showSnackbar({
      code: "two-factor is on",
      text: wasOn
        ? "Done. Your other devices have to sign in again."
        : "Two-factor is on. Your other devices have to sign in again.",
    });
    if (next) {
      await queries.invalidateQueries();
      await navigate(next);
    } else onEnd();
  };
  return (
    <>
      <PageHeader
        title={wasOn ? "Change how you prove it is you" : "Turn on two-factor sign-in"}
        crumbs={[
          { label: "Settings", href: "/settings" },
          { label: "Security", href: "/settings/security" },
        ]}
        actions={
          <span className="flex items-center gap-1.5 text-dense text-ink-2">
            <Clock aria-hidden size={16} />
            About two minutes
          </span>
        }
      />
      <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_18.75rem]">
        <TwoFactorSetUp first={way} isOn={wasOn} onWay={onWay} onDone={() => void done()} onCancel={onEnd} />
        <SetUpAside way={way} security={security} />
      </div>
    </>
  );
}
