import { outcomeOf } from "@selvedge/api-client/outcome";
import { AppSetUp as AppSetUpForm } from "@selvedge/ui/security/app-set-up";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { api } from "../data/api.ts";

interface AppSetUpProps {
  secret: string;
  address: string;
  /** With recovery codes where there were none. */
  onDone: (codes: string[] | null) => void;
  onCancel: () => void;
}

/** Scan the code, type the six digits. */
export function AppSetUp({ secret, address, onDone, onCancel }: AppSetUpProps) {
  const change = useChange();
  const confirm = (code: string) =>
    outcomeOf(async () => {
      const made = await change(() => api("POST /account/security/app/confirm/", { body: { code } }));
      if (made) onDone(made.data.recoveryCodes);
    });
  return <AppSetUpForm secret={secret} address={address} onConfirm={confirm} onCancel={onCancel} />;
}
