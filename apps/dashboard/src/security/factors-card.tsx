import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { RecoveryCodes } from "@selvedge/ui/security/recovery-codes";
import { DateText } from "@selvedge/ui/words/date-text";
import { type ReactNode, useState } from "react";
import { api } from "../data/api.ts";
import { type FactorWay, factorWays } from "./factor-ways.ts";
import { removalWords } from "./removal-words.ts";
import type { Security } from "./security-query.ts";

interface FactorsCardProps {
  security: Security;
  onSetUp: (way: FactorWay) => void;
}

/** The ways to prove oneself beside the password: set up, changed, taken away. */
export function FactorsCard({ security, onSetUp }: FactorsCardProps) {
  const change = useChange();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removed, setRemoved] = useState<FactorWay | null>(null);
  const { app, phone, recovery, isOn, isForced } = security;
  const makeCodes = async () => {
    const made = await change(() => api("POST /account/security/recovery-codes/", {}));
    if (made) setCodes(made.data.recoveryCodes);
  };
  const remove = () => {
    const way = removed;
    setRemoved(null);
    void change(() =>
      way === "app" ? api("DELETE /account/security/app/", {}) : api("DELETE /account/security/phone/", {}),
    );
  };
  const row = (way: FactorWay, isSetUp: boolean, note: ReactNode) => (
    <Row
      title={factorWays[way].label}
      note={note}
      isOn={isSetUp}
      isFirstChoice={way === "app" && !isOn && codes === null}
      onSetUp={() => onSetUp(way)}
      onRemove={() => setRemoved(way)}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {isForced && !isOn ? (
        <Notice tone="warning" title="Your shop needs two-factor sign-in">
          Set up an app or a phone below. Until then the rest of the dashboard is closed.
        </Notice>
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
      <Card
        flush
        title="Two-factor sign-in"
        aside={<StatusBadge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</StatusBadge>}
      >
        <ul className="border-line border-t">
          {row("app", app !== null, app ? <Since at={app.since} /> : factorWays.app.note)}
          {row("phone", phone !== null, phone ?? factorWays.phone.note)}
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
      <RemovalDialog way={removed} security={security} onConfirm={remove} onClose={() => setRemoved(null)} />
    </div>
  );
}

const Since = ({ at }: { at: string }) => (
  <>
    Since <DateText at={at} form="day" inSentence />
  </>
);

interface RemovalDialogProps {
  /** null: closed. */
  way: FactorWay | null;
  security: Security;
  onConfirm: () => void;
  onClose: () => void;
}

function RemovalDialog({ way, security, onConfirm, onClose }: RemovalDialogProps) {
  const words = removalWords(way ?? "app", security);
  return (
    <ConfirmDialog
      isDanger
      title={words.title}
      confirmLabel="Remove"
      keepLabel="Keep it"
      isOpen={way !== null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}

interface RowProps {
  title: string;
  note: ReactNode;
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
