import type { OfferMoment } from "@selvedge/domain/shops/plugins";
import { RadioChoice, type RadioOption } from "@selvedge/ui/choices/radio-choice";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { type ShopPlugins, usePluginsChange } from "./plugins-query.ts";

const moments = [
  { id: "after-time", label: "After 30 seconds" },
  {
    id: "on-leaving",
    label: "When somebody is about to leave",
    hint: "The pointer goes for the tabs, or a thumb flicks back to the top. Not in the first 30 seconds",
  },
  { id: "second-product", label: "After the second product seen", hint: "Not in the first 30 seconds" },
] satisfies readonly (RadioOption & { id: OfferMoment })[];

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
            hint="Once, and not to people who came from your letters. Closed, it rests for 30 days; who joined is not asked for a year."
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
          <RadioChoice
            label="When it shows"
            options={moments}
            value={form.moment}
            onChange={(moment) => part.change({ moment: moment as OfferMoment })}
          />
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
