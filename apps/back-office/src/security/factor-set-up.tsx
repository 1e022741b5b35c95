import { outcomeOf } from "@selvedge/api-client/outcome";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { AppSetUp } from "@selvedge/ui/security/app-set-up";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { RecoveryCodes } from "@selvedge/ui/security/recovery-codes";
import { useState } from "react";
import { api } from "../data/api.ts";

type Step =
  | { kind: "start" }
  | { kind: "app"; secret: string; address: string }
  | { kind: "codes"; codes: readonly string[] };

interface FactorSetUpProps {
  /** Why it is here, before the first step. */
  note: string;
  onDone: () => void;
  /** The way out before it is done. */
  onCancel: () => void;
  cancelLabel: string;
}

/** An authenticator app as second factor: the QR code, then the recovery codes. Stands inside OwnProof. */
export function FactorSetUp({ note, onDone, onCancel, cancelLabel }: FactorSetUpProps) {
  const change = useChange();
  const [step, setStep] = useState<Step>({ kind: "start" });
  const begin = async () => {
    const begun = await change(() => api("POST /account/security/app/", {}));
    if (begun) setStep({ kind: "app", ...begun.data });
  };
  const confirm = (code: string) =>
    outcomeOf(async () => {
      const { recoveryCodes } = (await api("POST /account/security/app/confirm/", { body: { code } })).data;
      if (recoveryCodes) setStep({ kind: "codes", codes: recoveryCodes });
      else onDone();
    });
  if (step.kind === "codes") return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  if (step.kind === "app")
    return (
      <AppSetUp
        secret={step.secret}
        address={step.address}
        onConfirm={confirm}
        onCancel={onCancel}
        cancelLabel={cancelLabel}
      />
    );
  return (
    <Card
      title="Set up a second factor"
      aside={
        <Button size="row" onPress={onCancel}>
          {cancelLabel}
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p className="text-body text-ink-2">{note}</p>
        <Button variant="primary" onPress={() => void begin()}>
          Set up your app
        </Button>
      </div>
    </Card>
  );
}
