import { type MerchantPermission, merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { Checkbox } from "@selvedge/ui/choices/checkbox";

interface PermissionBoxesProps {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What the signed-in person may do: no one can grant more. */
  mayGive: readonly string[];
  /** What the role permits already: ticked, and not to be taken away here. */
  ofRole?: readonly string[];
}

const words = Object.keys(merchantPermissions) as MerchantPermission[];

/** Every permission as a sentence to tick. */
export function PermissionBoxes({ label, chosen, onChange, mayGive, ofRole = [] }: PermissionBoxesProps) {
  const toggle = (word: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-label font-medium">{label}</legend>
      <div className="grid max-h-80 gap-x-6 gap-y-1.5 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {words.map((word) => {
          const isOfRole = ofRole.includes(word);
          const isBeyond = !mayGive.includes(word) && !chosen.includes(word);
          return (
            <Checkbox
              key={word}
              label={merchantPermissions[word]}
              isSelected={isOfRole || chosen.includes(word)}
              isDisabled={isOfRole || isBeyond}
              onChange={(isOn) => toggle(word, isOn)}
              {...(isOfRole ? { hint: "With the role" } : isBeyond ? { hint: "You don't have it yourself" } : {})}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
