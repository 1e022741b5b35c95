import { outcomeOf } from "@selvedge/api-client/outcome";
import { Button } from "@selvedge/ui/actions/button";
import { AppSetUp } from "@selvedge/ui/security/app-set-up";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { RecoveryCodeList } from "@selvedge/ui/security/recovery-codes";
import { SetUpSteps } from "@selvedge/ui/security/set-up-steps";
import { useState } from "react";
import { api } from "../data/api.ts";

interface FactorSetUpProps {
  /** Why it is here, before the first step. */
  note: string;
  onDone: () => void;
  /** The way out before it is done. */
  onCancel: () => void;
  cancelLabel: string;
}

/** An authenticator app as second factor: get it, scan the QR code, keep the recovery codes. Stands inside OwnProof. */
export function FactorSetUp({ note, onDone, onCancel, cancelLabel }: FactorSetUpProps) {
  const change = useChange();
  const [app, setApp] = useState<{ secret: string; address: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = async () => {
    const begun = await change(() => api("POST /account/security/app/", {}));
    if (begun) setApp(begun.data);
  };
  const confirm = (code: string) =>
    outcomeOf(async () => {
      const { recoveryCodes } = (await api("POST /account/security/app/confirm/", { body: { code } })).data;
      if (recoveryCodes) setCodes(recoveryCodes);
      else onDone();
    });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SetUpSteps
        at={codes ? 2 : app ? 1 : 0}
        steps={[
          {
            title: "Get an app",
            note,
            content: (
              <Button variant="primary" onPress={() => void begin()}>
                Set up your app
              </Button>
            ),
          },
          {
            title: "Scan and type the six digits",
            note: "Open the app, choose “add”, and point it here",
            content: app ? <AppSetUp {...app} onConfirm={confirm} /> : null,
          },
          {
            title: "Keep eight recovery codes",
            note: "For the day your phone is lost",
            content: <RecoveryCodeList codes={codes ?? []} onDone={onDone} />,
          },
        ]}
      />
      {codes ? null : (
        <div>
          <Button onPress={onCancel}>{cancelLabel}</Button>
        </div>
      )}
    </div>
  );
}
