import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PartForm } from "./part-form.tsx";
import { type Surroundings, useSurroundings } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

type Frame = Surroundings["frame"];

const placements = [
  { id: "row", label: "In a row at the top", hint: "On phones it opens from a button." },
  { id: "side", label: "At the side of the page", hint: "On screens from 1200 pixels on; on smaller ones as above." },
];

/** Where the menu is, and how much of a footer there is. */
export function FrameCard({ frame }: { frame: Frame }) {
  const { read, change } = useSurroundings();
  const texts = { name: "frame", done: "Your header and footer are changed." };
  const part = usePart(texts, frame, {
    read: async () => (await read()).frame,
    store: async (form) => (await change({ frame: form })).frame,
  });
  const { form } = part;
  return (
    <Card title="Menu and footer">
      <PartForm part={part}>
        <RadioChoice
          className="max-w-xl"
          label="Where the menu is"
          options={placements}
          value={form.menuPlacement}
          onChange={(placement) => part.change({ menuPlacement: placement as Frame["menuPlacement"] })}
        />
        <Switch
          label="Search bar"
          hint="A field to search in, in a row below the menu."
          isSelected={form.hasSearchBar}
          onChange={(hasSearchBar) => part.change({ hasSearchBar })}
        />
        <Switch
          label="Full footer"
          hint="Its columns of links. Without it only your name and the legal links are there."
          isSelected={form.hasFullFooter}
          onChange={(hasFullFooter) => part.change({ hasFullFooter })}
        />
        <TextField
          className="max-w-xl"
          label="Small print"
          hint="The last line of the footer."
          countTo={200}
          {...part.text("smallPrint", "frame")}
        />
      </PartForm>
    </Card>
  );
}
