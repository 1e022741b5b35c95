import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { RecoveryCodes } from "@selvedge/ui/security/recovery-codes";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import { AppSetUp } from "./app-set-up.tsx";
import { PhoneSetUp } from "./phone-set-up.tsx";
import type { Security } from "./security-query.ts";

type Open = { kind: "app"; secret: string; address: string } | { kind: "phone" } | { kind: "codes"; codes: string[] };

/** The ways to prove oneself beside the password, and their set-up, one at a time. */
export function FactorsCard({ security }: { security: Security }) {
  const change = useChange();
  const [open, setOpen] = useState<Open | null>(null);
  const { app, phone, recovery, isOn, isForced } = security;
  const showCodes = (codes: string[] | null) => setOpen(codes ? { kind: "codes", codes } : null);
  const beginApp = async () => {
    const begun = await change(() => api("POST /account/security/app/", {}));
    if (begun) setOpen({ kind: "app", ...begun.data });
  };
  const makeCodes = async () => {
    const made = await change(() => api("POST /account/security/recovery-codes/", {}));
    if (made) showCodes(made.data.recoveryCodes);
  };
  return (
    <div className="flex flex-col gap-4">
      {isForced && !isOn ? (
        <Notice tone="warning" title="Your shop needs two-factor sign-in">
          Set up an app or a phone below. Until then the rest of the dashboard is closed.
        </Notice>
      ) : null}
      {open?.kind === "app" ? <AppSetUp {...open} onDone={showCodes} onCancel={() => setOpen(null)} /> : null}
      {open?.kind === "phone" ? <PhoneSetUp onDone={showCodes} onCancel={() => setOpen(null)} /> : null}
      {open?.kind === "codes" ? <RecoveryCodes codes={open.codes} onDone={() => setOpen(null)} /> : null}
      <Card
        flush
        title="Two-factor sign-in"
        aside={<StatusBadge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</StatusBadge>}
      >
        <ul className="border-line border-t">
          <Row
            title="App on your phone"
            note={
              app ? (
                <>
                  Since <DateText at={app.since} form="day" inSentence />
                </>
              ) : (
                "Works without a signal"
              )
            }
            onSetUp={beginApp}
            isFirstChoice={!isOn && open === null}
            isOn={app !== null}
            onRemove={() => change(() => api("DELETE /account/security/app/", {}))}
          />
          <Row
            title="Text message"
            note={phone ?? "A code to your phone number"}
            onSetUp={() => setOpen({ kind: "phone" })}
            isOn={phone !== null}
            onRemove={() => change(() => api("DELETE /account/security/phone/", {}))}
          />
          {isOn ? (
            <li className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-3">
              <div>
                <h3 className="text-body font-medium">Recovery codes</h3>
                <p className="text-dense text-ink-2">
                  Each works once; {recovery.left} of {recovery.made} are left.
                </p>
              </div>
              <Button size="row" onPress={makeCodes}>
                Make new ones
              </Button>
            </li>
          ) : null}
        </ul>
      </Card>
    </div>
  );
}

interface RowProps {
  title: string;
  note: React.ReactNode;
  isOn: boolean;
  /** The way that we advise. */
  isFirstChoice?: boolean;
  onSetUp: () => void;
  onRemove: () => void;
}

function Row({ title, note, isOn, isFirstChoice = false, onSetUp, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line px-4 py-3 not-first:border-t">
      <div>
        <h3 className="text-body font-medium">{title}</h3>
        <p className="text-dense text-ink-2">{note}</p>
      </div>
      <div className="flex gap-2">
        {isOn ? (
          <Button size="row" onPress={onRemove} aria-label={`Remove: ${title}`}>
            Remove
          </Button>
        ) : null}
        <Button
          size="row"
          {...(isFirstChoice ? { variant: "primary" as const } : {})}
          onPress={onSetUp}
          aria-label={`${isOn ? "Change" : "Set up"}: ${title}`}
        >
          {isOn ? "Change" : "Set up"}
        </Button>
      </div>
    </li>
  );
}
