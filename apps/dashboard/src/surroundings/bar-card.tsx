import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { LinkField } from "../links/link-field.tsx";
import { instantOf, wallTime } from "../visitors/zoned-time.ts";
import { ColourField } from "./colour-field.tsx";
import { FaintColours } from "./faint-colours.tsx";
import { PartForm } from "./part-form.tsx";
import { type Surroundings, useSurroundings } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

type Bar = Surroundings["bar"];

/** The bar above the header of every page: its words, its colours, and from when until when it is there. */
export function BarCard({ bar, timeZone }: { bar: Bar; timeZone: string }) {
  const { read, change } = useSurroundings();
  const texts = { name: "bar", done: "Your banner is changed." };
  const part = usePart(texts, bar, {
    read: async () => (await read()).bar,
    store: async (form) => (await change({ bar: form })).bar,
  });
  const { form, errors } = part;
  const place = timeZone.split("/").at(-1)!.replaceAll("_", " ");
  const time = (key: "startsAt" | "endsAt") => ({
    type: "datetime-local",
    value: form[key] ? wallTime(form[key], timeZone) : "",
    onChange: (wall: string) => part.change({ [key]: instantOf(wall, timeZone) }),
    ...(errors[`bar.${key}`] && { error: errors[`bar.${key}`]! }),
  });
  return (
    <Card title="Banner" note="Above the header of every page">
      <PartForm part={part}>
        <Switch label="Show the banner" isSelected={form.isOn} onChange={(isOn) => part.change({ isOn })} />
        <div className="grid max-w-2xl gap-x-4 gap-y-2 sm:grid-cols-2">
          <TextField className="sm:col-span-2" label="Text" countTo={160} {...part.text("text", "bar")} />
          <TextField label="Link text" hint="Empty for no link." {...part.text("linkText", "bar")} />
          <LinkField label="Where it leads" {...part.text("href", "bar")} />
          <ColourField label="Background" hint="Empty: the theme's own." {...part.text("backgroundColor", "bar")} />
          <ColourField label="Text colour" hint="Empty: one that can be read." {...part.text("textColor", "bar")} />
          <TextField label="From" hint={`In ${place} time; empty for at once.`} {...time("startsAt")} />
          <TextField label="Until" hint={`In ${place} time; empty for no end.`} {...time("endsAt")} />
        </div>
        <FaintColours {...form} onFix={(textColor) => part.change({ textColor })} />
      </PartForm>
    </Card>
  );
}
