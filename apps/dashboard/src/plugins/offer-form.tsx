import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { type ShopPlugins, usePluginsChange } from "./plugins-query.ts";

/** What visitors are offered for joining the list. */
export function OfferForm({ all }: { all: ShopPlugins }) {
  const change = usePluginsChange();
  const name = "email-subscriber-offer";
  const part = usePart(
    { name, done: "Your subscriber offer is changed." },
    all[name],
    async (form) => (await change({ [name]: form }))[name],
  );
  const { form } = part;
  const { asked, confirmed } = all.joined;
  return (
    <>
      <Card title="What it says">
        <PartForm part={part}>
          <Switch
            label="Show the offer"
            hint="After 30 seconds, once, and not to people who came from your letters. Closed, it rests for 30 days; who joined is not asked for a year."
            isSelected={form.enabled}
            onChange={(enabled) => part.change({ enabled })}
          />
          <TextField
            className="max-w-2xl"
            label="Title"
            maxLength={50}
            hint={`${form.title.length} of 50`}
            {...part.text("title", name)}
          />
          <TextArea
            className="max-w-2xl"
            label="Words"
            maxLength={160}
            hint={`${form.text.length} of 160`}
            {...part.text("text", name)}
          />
          <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
            <TextField label="Button" maxLength={30} {...part.text("buttonText", name)} />
            <TextField label="List" maxLength={60} hint="Empty: your one list" {...part.text("mailingList", name)} />
          </div>
          <p className="text-dense text-ink-2">It asks for first name and email. One mail confirms the address.</p>
        </PartForm>
      </Card>
      <Card title="Last 30 days" note="From every form that asks to join">
        <dl className="grid max-w-md grid-cols-2 gap-4">
          <Count label="Joined" value={asked} />
          <Count label="Confirmed" value={confirmed} />
        </dl>
      </Card>
    </>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-dense text-ink-2">{label}</dt>
    <dd className="text-title font-semibold tabular-nums">{value.toLocaleString("en-GB")}</dd>
  </div>
);
