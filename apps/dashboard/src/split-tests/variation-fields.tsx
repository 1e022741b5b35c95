import { sharesFault } from "@selvedge/domain/split-tests/test-rules";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Plus, X } from "lucide-react";
import { canAdd, canRemove, sumOf, type TestForm, withAnother, withName, without, withShare } from "./test-form.ts";

interface VariationFieldsProps {
  form: TestForm;
  /** Where they follow from what is tested. */
  names: readonly string[] | null;
  errors: Record<string, string>;
  onChange: (form: TestForm) => void;
}

/** What the visitors of a test see, and how many of them see it. The first is the control. */
export function VariationFields({ form, names, errors, onChange }: VariationFieldsProps) {
  const { variations } = form;
  const sum = sumOf(form);
  const fault =
    errors.shares ?? (sum !== null && sum !== 100 ? sharesFault(variations.map(({ share }) => Number(share))) : null);
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1.5 text-dense font-medium">Variations and their share of your visitors</legend>
      <ul className="flex flex-col gap-2">
        {variations.map(({ key, name, share }, index) => {
          const letter = "ABCD"[index];
          const label = names?.[index] ?? (name.trim() || `Variation ${letter}`);
          return (
            <li key={key} className="flex items-start gap-2">
              <span
                aria-hidden
                className="mt-1 flex size-7 shrink-0 items-center justify-center rounded-full bg-sunken text-dense font-medium text-ink-2 max-md:mt-2"
              >
                {letter}
              </span>
              {names ? (
                <p className="min-w-0 flex-1 py-2 text-body max-md:py-2.5">
                  {label} {index === 0 ? <span className="text-dense text-ink-2">as it is now</span> : null}
                </p>
              ) : (
                <TextField
                  hideLabel
                  compact
                  isRequired
                  className="min-w-0 flex-1"
                  label={`Name of variation ${letter}`}
                  placeholder={index === 0 ? "As it is now" : "The new one"}
                  maxLength={60}
                  value={name}
                  onChange={(text) => onChange(withName(form, key, text))}
                  {...(errors[`variations.${index}.name`] && { error: errors[`variations.${index}.name`] })}
                />
              )}
              <TextField
                hideLabel
                compact
                className="w-24 shrink-0"
                label={`Share of ${label} in per cent`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                suffix="%"
                value={share}
                onChange={(text) => onChange(withShare(form, key, text))}
              />
              {names === null && canRemove(form) ? (
                <IconButton icon={X} label={`Remove ${label}`} onPress={() => onChange(without(form, key))} />
              ) : null}
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-1.5 text-label text-danger empty:hidden">
        {fault}
      </p>
      {names === null && canAdd(form) ? (
        <Button size="dense" icon={Plus} className="mt-2 self-start" onPress={() => onChange(withAnother(form))}>
          Add a variation
        </Button>
      ) : null}
    </fieldset>
  );
}
