import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Card } from "@selvedge/ui/content/card";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { Menu } from "@selvedge/ui/overlays/menu";
import { DateText } from "@selvedge/ui/words/date-text";
import { Ellipsis, KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { knowsPasskeys, makePasskey, refusalText } from "./make-passkey.ts";
import { PasskeyName } from "./passkey-name.tsx";
import { useChange } from "./proof.tsx";
import type { Security } from "./security-query.ts";

type Passkey = Security["passkeys"][number];

/** The passkeys of this person: added on this device, renamed, taken away. */
export function PasskeysCard({ security: { passkeys, sessions } }: { security: Security }) {
  const change = useChange();
  const [named, setNamed] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    const name = sessions.find(({ isThis }) => isThis)?.device ?? "Passkey";
    const made = await change(() => makePasskey(name), refusalText);
    setBusy(false);
    if (made) showSnackbar({ code: "security", text: "Passkey added. Next time, sign in with it." });
  };
  return (
    <Card
      flush
      title="Passkeys"
      aside={
        knowsPasskeys() ? (
          <Button size="row" icon={Plus} onPress={add} busy={isBusy} busyLabel="Adding">
            Add this device
          </Button>
        ) : null
      }
      footer={
        <p className="text-dense text-ink-2">
          A passkey signs you in with your finger, face or PIN. There is no password to steal and no code to type.
        </p>
      }
    >
      <ul className="border-line border-t empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
            <KeyRound aria-hidden size={20} className="text-ink-2" />
            <div className="min-w-0 flex-1">
              <h3 className="break-words text-body font-medium">{passkey.name}</h3>
              <p className="text-dense text-ink-2">
                Added <DateText at={passkey.addedAt} form="day" inSentence />,{" "}
                {passkey.lastUsedAt ? (
                  <>
                    used <DateText at={passkey.lastUsedAt} inSentence />
                  </>
                ) : (
                  "not used yet"
                )}
              </p>
            </div>
            <Menu
              label={`Actions for ${passkey.name}`}
              trigger={<IconButton bare label={`Actions for ${passkey.name}`} icon={Ellipsis} />}
              actions={[
                { id: "name", label: "Rename", icon: Pencil, onAction: () => setNamed(passkey) },
                {
                  id: "remove",
                  label: "Remove",
                  icon: Trash2,
                  danger: true,
                  onAction: () =>
                    void change(() => api("DELETE /account/security/passkeys/{id}/", { params: { id: passkey.id } })),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {named ? <PasskeyName passkey={named} onClose={() => setNamed(null)} /> : null}
    </Card>
  );
}
