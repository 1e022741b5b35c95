import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import type { AccessForm } from "./access-form.ts";

interface ComingSoonFieldsProps {
  form: AccessForm;
  timeZone: string;
  errors: Record<string, string>;
  onChange: (part: Partial<AccessForm>) => void;
}

/** What the page says that visitors see until the shop opens, and when that is. */
export function ComingSoonFields({ form, timeZone, errors, onChange }: ComingSoonFieldsProps) {
  return (
    <div className="flex max-w-md flex-col gap-1">
      <TextField
        label="Headline"
        placeholder="Coming soon"
        countTo={80}
        maxLength={80}
        value={form.title}
        onChange={(title) => onChange({ title })}
        {...(errors["comingSoon.title"] && { error: errors["comingSoon.title"] })}
      />
      <TextArea
        label="Text"
        placeholder="This shop opens soon. Please come back later."
        countTo={500}
        maxLength={500}
        value={form.text}
        onChange={(text) => onChange({ text })}
      />
      <TextField
        label="Opens on"
        type="datetime-local"
        className="[&_input]:max-w-60"
        value={form.opens}
        onChange={(opens) => onChange({ opens })}
        hint={`In ${timeZone.split("/").at(-1)!.replaceAll("_", " ")} time. The shop opens by itself then; empty for no day.`}
        {...(errors.opensAt && { error: errors.opensAt })}
      />
    </div>
  );
}
