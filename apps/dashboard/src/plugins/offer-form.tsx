import type { OfferMoment } from "@selvedge/domain/shops/plugins";
import { RadioChoice, type RadioOption } from "@selvedge/ui/choices/radio-choice";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useState } from "react";
import { BesideView } from "../shopper-view/beside-view.tsx";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";
import { PluginView } from "./plugin-view.tsx";
import { type ShopPlugins, usePlugins } from "./plugins-query.ts";

const moments = [
  { id: "after-time", label: "After 30 seconds" },
  {
    id: "on-leaving",
    label: "When somebody is about to leave",
    hint: "The pointer goes for the tabs, or a thumb flicks back to the top. Not in the first 30 seconds",
  },
  { id: "second-product", label: "After the second product seen", hint: "Not in the first 30 seconds" },
] satisfies readonly (RadioOption & { id: OfferMoment })[];

const steps = [
  { id: "asks", label: "Offer" },
  { id: "mistake", label: "Mistake" },
  { id: "done", label: "Thank you" },
] as const;
type Step = (typeof steps)[number]["id"];

/** What visitors are offered for joining the list, and when, beside how it looks. */
export function OfferForm({ all }: { all: ShopPlugins }) {
  const { read, change } = usePlugins();
  const [step, setStep] = useState<Step>("asks");
  const name = "email-subscriber-offer";
  const part = usePart({ name, done: "Your subscriber offer is changed." }, all[name], {
    read: async () => (await read())[name],
    store: async (form) => (await change({ [name]: form }))[name],
  });
  const { form } = part;
  const { title, text, buttonText } = form;
  const { asked, confirmed } = all.joined;
  return (
    <BesideView
      view={
        <div className="flex flex-col gap-4">
          <PluginView
            offer={{ title, text, buttonText }}
            step={step}
            steps={<Segmented label="State" segments={steps} value={step} onChange={(next) => setStep(next as Step)} />}
            isOff={!form.enabled}
          />
          <Card title="Last 30 days" note="From every form that asks to join">
            <dl className="grid max-w-md grid-cols-2 gap-4">
              <Count label="Joined" value={asked} />
              <Count label="Confirmed" value={confirmed} />
            </dl>
          </Card>
        </div>
      }
    >
      <PartForm part={part}>
        <Card title="What it says">
          <div className="flex flex-col gap-4">
            <TextField label="Title" maxLength={50} countTo={50} {...part.text("title", name)} />
            <TextArea label="Words" maxLength={160} countTo={160} {...part.text("text", name)} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label="Button" maxLength={30} {...part.text("buttonText", name)} />
              <TextField label="List" maxLength={60} hint="Empty: your one list" {...part.text("mailingList", name)} />
            </div>
            <p className="text-dense text-ink-2">It asks for first name and email. One mail confirms the address.</p>
          </div>
        </Card>
        <Card title="When it shows">
          <div className="flex flex-col gap-4">
            <Switch
              label="Show the offer"
              hint="Once, and not to people who came from your letters. Closed, it rests for 30 days; who joined is not asked for a year."
              isSelected={form.enabled}
              onChange={(enabled) => part.change({ enabled })}
            />
            <RadioChoice
              label="Moment"
              options={moments}
              value={form.moment}
              onChange={(moment) => part.change({ moment: moment as OfferMoment })}
            />
          </div>
        </Card>
      </PartForm>
    </BesideView>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-dense text-ink-2">{label}</dt>
    <dd className="text-title font-semibold tabular-nums">{value.toLocaleString("en-GB")}</dd>
  </div>
);
