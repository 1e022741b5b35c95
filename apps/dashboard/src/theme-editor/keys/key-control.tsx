import type { TokenType, TokenValue } from "@selvedge/themes/tokens/token";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import type { ComponentType } from "react";
import { ColourKey } from "./colour-key.tsx";
import { FontKey } from "./font-key.tsx";
import { ImageKey } from "./image-key.tsx";
import { choiceWords, tokenOf } from "./key-words.ts";
import { NumberKey } from "./number-key.tsx";
import type { ThemeKeys } from "./use-theme-keys.ts";

export interface KeyControlProps {
  name: TokenKey;
  label: string;
  value: TokenValue;
  keys: ThemeKeys;
}

const controls: Record<TokenType, ComponentType<KeyControlProps>> = {
  colour: ColourKey,
  font: FontKey,
  length: NumberKey,
  number: NumberKey,
  choice: ChoiceKey,
  flag: FlagKey,
  image: ImageKey,
};

/** What changes a key, by what it may hold. */
export function KeyControl(props: KeyControlProps) {
  const Control = controls[tokenOf(props.name).type];
  return <Control {...props} />;
}

function ChoiceKey({ name, label, value, keys }: KeyControlProps) {
  const options = (tokenOf(name).options ?? []).map((id) => ({ id, label: choiceWords(id) }));
  return (
    <SelectField
      label={label}
      hideLabel
      compact
      size="dense"
      options={options}
      value={String(value)}
      onChange={(id) => {
        keys.set(name, id);
        keys.leave();
      }}
    />
  );
}

function FlagKey({ name, label, value, keys }: KeyControlProps) {
  return (
    <Switch
      aria-label={label}
      isSelected={value === true}
      onChange={(isOn) => {
        keys.set(name, isOn);
        keys.leave();
      }}
    />
  );
}
