import type { TokenType, TokenValue } from "@selvedge/themes/tokens/token";
import type { TokenKey } from "@selvedge/themes/tokens/tokens";
import { Switch } from "@selvedge/ui/choices/switch";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import type { ComponentType } from "react";
import { ColourKey } from "./colour-key.tsx";
import { FontKey } from "./font-key.tsx";
import { ImageKey } from "./image-key.tsx";
import { choiceWords, tokenOf } from "./key-words.ts";
import { NumberKey } from "./number-key.tsx";
import type { KeyActs } from "./use-theme-keys.ts";

export interface KeyControlProps {
  name: TokenKey;
  label: string;
  value: TokenValue;
  does: KeyActs;
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

function ChoiceKey({ name, label, value, does }: KeyControlProps) {
  const options = (tokenOf(name).options ?? []).map((id) => ({ id, label: choiceWords(name, id) }));
  return (
    <NativeSelect
      label={label}
      hideLabel
      size="dense"
      options={options}
      value={String(value)}
      onChange={(id) => {
        does.set(name, id);
        does.leave();
      }}
    />
  );
}

function FlagKey({ name, label, value, does }: KeyControlProps) {
  return (
    <Switch
      aria-label={label}
      isSelected={value === true}
      onChange={(isOn) => {
        does.set(name, isOn);
        does.leave();
      }}
    />
  );
}
