import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { LinkField } from "../links/link-field.tsx";
import { PartForm } from "./part-form.tsx";
import { type Surroundings, useSurroundings } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

/** The line that always stands above the header, below a banner that is shown for a time. */
export function LineCard({ line }: { line: Surroundings["line"] }) {
  const { read, change } = useSurroundings();
  const texts = { name: "line", done: "Your announcement is changed." };
  const part = usePart(texts, line, {
    read: async () => (await read()).line,
    store: async (form) => (await change({ line: form })).line,
  });
  return (
    <Card title="Announcement" note="Always above the header, below a banner">
      <PartForm part={part}>
        <div className="grid max-w-2xl gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            label="Text"
            hint="Empty for none. On phones a banner that is shown takes its place."
            countTo={160}
            {...part.text("text", "line")}
          />
          <TextField label="Link text" hint="Empty for no link." {...part.text("linkText", "line")} />
          <LinkField label="Where it leads" {...part.text("href", "line")} />
        </div>
      </PartForm>
    </Card>
  );
}
