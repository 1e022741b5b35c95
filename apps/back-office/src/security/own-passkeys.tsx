import { outcomeOf } from "@selvedge/api-client/outcome";
import { knowsPasskeys, makePasskey, passkeyRefusal } from "@selvedge/api-client/passkeys";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { PasskeysCard } from "@selvedge/ui/security/passkeys-card";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Security } from "./security-query.ts";

/** The passkeys of the person who is here. */
export function OwnPasskeys({ security: { passkeys, sessions } }: { security: Security }) {
  const queries = useQueryClient();
  const change = useChange();
  const add = async () => {
    const name = sessions.find(({ isThis }) => isThis)?.device ?? "Passkey";
    if (await change(() => makePasskey(api, name), passkeyRefusal))
      showSnackbar({ code: "security", text: "Passkey added. Next time, sign in with it." });
  };
  return (
    <PasskeysCard
      here="backOffice"
      passkeys={passkeys}
      note="A passkey signs you in here with your finger, face or PIN, and stands for password and code."
      {...(knowsPasskeys() ? { onAdd: add } : {})}
      onRename={(id, name) =>
        outcomeOf(async () => {
          await api("POST /account/security/passkeys/{id}/", { params: { id }, body: { name } });
          await queries.invalidateQueries({ queryKey: ["security"] });
        })
      }
      onRemove={(id) => void change(() => api("DELETE /account/security/passkeys/{id}/", { params: { id } }))}
    />
  );
}
