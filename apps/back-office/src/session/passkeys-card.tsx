import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { ProofForm } from "@selvedge/ui/security/proof-form";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";
import { knowsPasskeys, makePasskey, refusalText } from "./passkeys.ts";
import { askedKinds, proveTyped, sendProofCode } from "./prove.ts";

type Security = Data<"GET /account/security/">;

/** The passkeys of the signed-in person: added on this device, and taken away. */
export function PasskeysCard({ security: { passkeys, sessions } }: { security: Security }) {
  const queries = useQueryClient();
  /** A change that waits for a proof, and the ways that its person has. */
  const [waiting, setWaiting] = useState<{ change: Change; kinds: NonNullable<ReturnType<typeof askedKinds>> } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const run = async (change: Change): Promise<void> => {
    try {
      await change.act();
      showSnackbar({ code: "security", text: change.text });
    } catch (error) {
      const kinds = askedKinds(error);
      if (kinds) return setWaiting({ change, kinds });
      const text = error instanceof ApiFailure ? error.answer.message : refusalText(error);
      if (text) showSnackbar({ code: "security", text, tone: "failed" });
    }
    await queries.invalidateQueries({ queryKey: ["security"] });
  };
  const device = sessions.find(({ isThis }) => isThis)?.device ?? "Passkey";
  const add = async () => {
    setBusy(true);
    await run({ act: () => makePasskey(device), text: "Passkey added. Next time, sign in with it." });
    setBusy(false);
  };
  return (
    <Card
      flush
      title="Passkeys"
      aside={
        knowsPasskeys() ? (
          <Button size="row" icon={Plus} onPress={() => void add()} busy={isBusy} busyLabel="Adding">
            Add this device
          </Button>
        ) : null
      }
      footer={
        <p className="text-dense text-ink-2">
          A passkey signs you in here with your finger, face or PIN, and stands for password and code.
        </p>
      }
    >
      <ul className="border-line border-t empty:hidden">
        {passkeys.map(({ id, name, addedAt }) => (
          <li key={id} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
            <KeyRound aria-hidden size={20} className="text-ink-2" />
            <div className="min-w-0 flex-1">
              <h3 className="break-words text-body font-medium">{name}</h3>
              <p className="text-dense text-ink-2">
                Added <DateText at={addedAt} form="day" inSentence />
              </p>
            </div>
            <Button
              size="row"
              aria-label={`Remove ${name}`}
              onPress={() => void run({ act: () => removePasskey(id), text: "Passkey removed." })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Dialog title="Confirm that it is you" isOpen={waiting !== null} onClose={() => setWaiting(null)}>
        <p className="mb-3 text-ink-2">This changes how you sign in. We ask again after five minutes.</p>
        {waiting ? (
          <ProofForm
            kinds={waiting.kinds}
            onSend={sendProofCode}
            onProve={async (proof) => {
              const outcome = await proveTyped(proof);
              if (outcome.ok) {
                setWaiting(null);
                void run(waiting.change);
              }
              return outcome;
            }}
          />
        ) : null}
      </Dialog>
    </Card>
  );
}

interface Change {
  act: () => Promise<unknown>;
  /** What is said once it is made. */
  text: string;
}

const removePasskey = (id: number) => api("DELETE /account/security/passkeys/{id}/", { params: { id } });
