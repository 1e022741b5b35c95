import type { Tokens } from "@selvedge/themes/resolve-theme";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { valueWords } from "./keys/key-words.ts";
import type { ThemeSession, ThemeState } from "./theme-session.ts";
import { tokensOf } from "./worn.ts";

interface OfferDialogProps {
  state: ThemeState;
  session: ThemeSession;
  onClose: () => void;
}

/** What a newer version of the theme changes, key by key; what is not taken stays as it is. */
export function OfferDialog({ state: { draft, stored }, session, onClose }: OfferDialogProps) {
  const { name, title, latestVersion, fonts } = stored;
  const offered = stored.offer.map(({ key }) => key).filter((key): key is TokenKey => key in TOKENS);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(offered));
  const before = tokensOf(name, draft);
  const after = tokensOf(name, { ...draft, presetVersion: latestVersion });
  const take = () => {
    const kept = offered.filter((key) => !taken.has(key) && !(key in draft.properties));
    session.setMany(
      { presetVersion: latestVersion, properties: { ...draft.properties, ...valuesOf(before, kept) } },
      `Took version ${latestVersion} of ${title}`,
    );
    onClose();
  };
  return (
    <Dialog
      title={`A newer ${title}`}
      isOpen
      width="regular"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Not now</Button>
          <Button variant="primary" onPress={take}>
            {takeWords(taken.size, offered.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-ink-2">
          Nothing changes in your shop before you publish. Your own changes stay. Leave out what you do not want.
        </p>
        <ul className="divide-y divide-line rounded-card border border-line">
          {offered.map((key) => (
            <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-dense">
              <Checkbox
                label={TOKENS[key].label}
                isSelected={taken.has(key)}
                onChange={(isOn) =>
                  setTaken(new Set(isOn ? [...taken, key] : [...taken].filter((each) => each !== key)))
                }
              />
              <span className="ml-auto text-ink-2">
                {key in draft.properties
                  ? "You have your own"
                  : `${valueWords(key, before[key], fonts)} → ${valueWords(key, after[key], fonts)}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** None taken is the new version with every value as it was: it is not offered again. */
const takeWords = (taken: number, offered: number): string =>
  taken === offered ? "Take it" : taken === 0 ? "Keep mine" : `Take ${taken} of ${offered}`;

const valuesOf = (tokens: Tokens, keys: readonly TokenKey[]) =>
  Object.fromEntries(keys.map((key) => [key, tokens[key]]));
