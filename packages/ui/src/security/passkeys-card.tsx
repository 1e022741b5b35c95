import { Ellipsis, KeyRound, Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Card } from "../content/card.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import type { FormOutcome } from "../fields/server-form.tsx";
import { Menu } from "../overlays/menu.tsx";
import { DateText } from "../words/date-text.tsx";
import { PasskeyName } from "./passkey-name.tsx";

/** The tools that passkeys open, each on a host of its own. */
export type PasskeyTool = "dashboard" | "backOffice";

export interface Passkey {
  id: number;
  name: string;
  /** The tool that it opens; null where that is not known yet. */
  worksIn: PasskeyTool | null;
  addedAt: string;
  lastUsedAt: string | null;
}

export interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  /** The tool that the card stands in. A passkey of the other says so. */
  here: PasskeyTool;
  /** What passkeys are good for, in a sentence or two. */
  note: ReactNode;
  /** Makes one on this device; left out where the browser knows none. */
  onAdd?: () => Promise<unknown>;
  /** Gives one another name. The dialog closes at "ok". */
  onRename: (id: number, name: string) => Promise<FormOutcome>;
  onRemove: (id: number) => void;
}

/** The passkeys of the signed-in person: added on this device, renamed, taken away. */
export function PasskeysCard({ passkeys, here, note, onAdd, onRename, onRemove }: PasskeysCardProps) {
  const [named, setNamed] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await onAdd?.();
    setBusy(false);
  };
  return (
    <Card
      flush
      title="Passkeys"
      aside={
        onAdd ? (
          <Button size="row" icon={Plus} onPress={() => void add()} busy={isBusy} busyLabel="Adding">
            Add this device
          </Button>
        ) : null
      }
      footer={<p className="text-dense text-ink-2">{note}</p>}
    >
      <ul className="border-line border-t empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t">
            <KeyRound aria-hidden size={20} className="shrink-0 text-ink-2" />
            <div className="min-w-0 flex-1">
              <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words text-body font-medium">
                {passkey.name}
                {passkey.worksIn && passkey.worksIn !== here ? (
                  <StatusBadge shape="square">{toolNames[passkey.worksIn]}</StatusBadge>
                ) : null}
              </h3>
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
                { id: "remove", label: "Remove", icon: Trash2, danger: true, onAction: () => onRemove(passkey.id) },
              ]}
            />
          </li>
        ))}
      </ul>
      {named ? (
        <PasskeyName
          name={named.name}
          onSave={async (name) => {
            const outcome = await onRename(named.id, name);
            if (outcome.ok) setNamed(null);
            return outcome;
          }}
          onClose={() => setNamed(null)}
        />
      ) : null}
    </Card>
  );
}

const toolNames: Readonly<Record<PasskeyTool, string>> = {
  dashboard: "Only for the dashboard",
  backOffice: "Only for the back office",
};
