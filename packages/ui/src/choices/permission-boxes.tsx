import { Checkbox } from "./checkbox.tsx";

export interface PermissionBoxesProps {
  label: string;
  /** Every permission with the sentence that a person reads, in the order in which they are listed. */
  sentences: Readonly<Record<string, string>>;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What the signed-in person may do: nobody can give more. */
  mayGive: readonly string[];
  /** What roles permit already: ticked, and not to be taken away here. */
  ofRole?: readonly string[];
  isReadOnly?: boolean;
}

/** Every permission as a sentence to tick. */
export function PermissionBoxes(props: PermissionBoxesProps) {
  const { label, sentences, chosen, onChange, mayGive, ofRole = [], isReadOnly = false } = props;
  const toggle = (word: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));
  return (
    <fieldset>
      <legend className="mb-2 text-label font-medium">{label}</legend>
      <div className="grid max-h-80 gap-x-6 gap-y-1.5 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {Object.entries(sentences).map(([word, sentence]) => {
          const isOfRole = ofRole.includes(word);
          const isBeyond = !mayGive.includes(word) && !chosen.includes(word);
          const hint = isOfRole ? "With the role" : isBeyond && !isReadOnly ? "You don't have it yourself" : null;
          return (
            <Checkbox
              key={word}
              label={sentence}
              isSelected={isOfRole || chosen.includes(word)}
              isDisabled={isReadOnly || isOfRole || isBeyond}
              onChange={(isOn) => toggle(word, isOn)}
              {...(hint ? { hint } : {})}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
