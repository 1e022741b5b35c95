import type { ReactNode } from "react";
import { showSnackbar } from "../feedback/snackbar-store.ts";
import type { FormOutcome } from "../fields/server-form.tsx";
import { type Passkey, PasskeysCard, type PasskeyTool } from "./passkeys-card.tsx";
import { useChange, useChanged } from "./proof-provider.tsx";

/** The calls of passkeys, and how a refusal of the browser is read. */
export interface PasskeyWays {
  /** Makes one on this device; undefined where the browser knows none. */
  add: ((name: string) => Promise<unknown>) | undefined;
  addRefusal: (error: unknown) => string;
  rename: (id: number, name: string) => Promise<FormOutcome>;
  remove: (id: number) => Promise<unknown>;
}

export interface OwnPasskeysProps {
  here: PasskeyTool;
  passkeys: readonly Passkey[];
  /** What a new one is called: the device that somebody is on. */
  device: string;
  note: ReactNode;
  ways: PasskeyWays;
}

/** The passkeys of the person who is here. Stands inside a ProofProvider. */
export function OwnPasskeys({ here, passkeys, device, note, ways: { add, ...ways } }: OwnPasskeysProps) {
  const change = useChange();
  const changed = useChanged();
  const make = async (add: (name: string) => Promise<unknown>) => {
    if (await change(() => add(device), ways.addRefusal))
      showSnackbar({ code: "passkey added", text: "Passkey added. Next time, sign in with it." });
  };
  const remove = async (id: number) => {
    if (await change(() => ways.remove(id)))
      showSnackbar({ code: `passkey removed ${id}`, text: "Passkey removed. It signs in no one any more." });
  };
  return (
    <PasskeysCard
      here={here}
      passkeys={passkeys}
      note={note}
      {...(add ? { onAdd: () => make(add) } : {})}
      onRename={async (id, name) => {
        const outcome = await ways.rename(id, name);
        if (outcome.ok) await changed();
        return outcome;
      }}
      onRemove={(id) => void remove(id)}
    />
  );
}
