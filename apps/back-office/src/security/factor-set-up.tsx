import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { AppSetUp } from "@selvedge/ui/security/app-set-up";
import { ProofForm, type ProofKind } from "@selvedge/ui/security/proof-form";
import { RecoveryCodes } from "@selvedge/ui/security/recovery-codes";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { askedKinds, outcomeOf, type Proof, proveTyped, sendProofCode } from "./prove.ts";

type Step =
  | { kind: "start"; error?: string }
  | { kind: "proof"; kinds: readonly ProofKind[] }
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

/** An authenticator app as second factor: a proof where the sign-in is older, the QR code, the recovery codes. */
export function FactorSetUp({ note, onDone, onCancel, cancelLabel }: FactorSetUpProps) {
  const [step, setStep] = useState<Step>({ kind: "start" });
  const begin = async () => {
    try {
      setStep({ kind: "app", ...(await api("POST /account/security/app/", {})).data });
    } catch (error) {
      const kinds = askedKinds(error);
      setStep(kinds ? { kind: "proof", kinds } : { kind: "start", error: failureText(error) });
    }
  };
  const prove = async (proof: Proof) => {
    const outcome = await proveTyped(proof);
    if (outcome.ok) await begin();
    return outcome;
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
      {step.kind === "proof" ? (
        <>
          <p className="mb-3 text-body text-ink-2">This changes how you sign in, so we ask once more.</p>
          <ProofForm kinds={step.kinds} onProve={prove} onSend={sendProofCode} />
        </>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-body text-ink-2">{note}</p>
          {step.error ? (
            <p role="alert" className="text-dense text-danger">
              {step.error}
            </p>
          ) : null}
          <Button variant="primary" onPress={() => void begin()}>
            Set up your app
          </Button>
        </div>
      )}
    </Card>
  );
}
