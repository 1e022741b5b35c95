import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import { Checkbox } from "@selvedge/ui/choices/checkbox";

interface PermissionBoxesProps {
  label: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** What the signed-in person may do: no one gives more. */
  mayGive: readonly string[];
  /** What the roles permit already: ticked, and not to be taken away here. */
  ofRole?: readonly string[];
  isReadOnly?: boolean;
}

const words = Object.keys(staffPermissions) as StaffPermission[];

/** Every permission of staff as a sentence to tick. */
export function PermissionBoxes({ label, chosen, onChange, mayGive, ofRole = [], isReadOnly }: PermissionBoxesProps) {
  const toggle = (word: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word));
  return (
    <fieldset>
      <legend className="mb-2 text-label font-medium">{label}</legend>
      <div className="grid max-h-80 gap-x-6 gap-y-1.5 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
        {words.map((word) => {
          const isOfRole = ofRole.includes(word);
          const isBeyond = !mayGive.includes(word) && !chosen.includes(word);
          const hint = isOfRole ? "With a role" : isBeyond && !isReadOnly ? "You don't have it yourself" : null;
          return (
            <Checkbox
              key={word}
              label={staffPermissions[word]}
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
