import {
  type TextField as Field,
  type Personalisation,
  personalisationLimits,
} from "@selvedge/domain/personalisation/template";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { viewOf } from "@selvedge/garments/views";
import { Button } from "@selvedge/ui/actions/button";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { Plus } from "lucide-react";
import type { Product } from "../../data/reply.ts";
import type { ProductEditor } from "../use-product-editor.ts";
import { FieldForm } from "./field-form.tsx";
import { FontsAndInks } from "./fonts-and-inks.tsx";
import { firstPersonalisation, withNewField } from "./new-field.ts";
import { TextsPreview } from "./texts-preview.tsx";

interface PersonaliseCardProps {
  product: Product;
  blank: Blank;
  editor: ProductEditor;
}

/** What shoppers may write on the product, with a picture of the examples. Nothing for goods that carry no flat print. */
export function PersonaliseCard({ product, blank, editor }: PersonaliseCardProps) {
  const view = viewOf(blank, "front");
  if (!view || view.map || view.slots) return null;
  const { personalisation } = editor.form;
  const change = (next: Personalisation | null) => editor.change({ personalisation: next });
  return (
    <Card
      title="Personalisation"
      aside={
        <Switch
          label="Shoppers may write on it"
          isSelected={personalisation !== null}
          onChange={(isOn) => change(isOn ? (product.personalisation ?? firstPersonalisation(blank)) : null)}
        />
      }
    >
      {personalisation ? (
        <Offer {...{ product, blank, editor, personalisation, change }} />
      ) : (
        <p className="text-dense text-ink-2">
          Names, numbers or a few words, typed on the product's page and printed as typed. Pieces with somebody's words
          come back only when they are faulty.
        </p>
      )}
    </Card>
  );
}

interface OfferProps extends PersonaliseCardProps {
  personalisation: Personalisation;
  change: (next: Personalisation) => void;
}

function Offer({ product, blank, editor, personalisation, change }: OfferProps) {
  const { fields } = personalisation;
  const put = (key: string, next: Field) =>
    change({ ...personalisation, fields: fields.map((field) => (field.key === key ? next : field)) });
  const remove = (key: string) => change({ ...personalisation, fields: fields.filter((field) => field.key !== key) });
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_280px]">
      <div className="flex min-w-0 flex-col gap-4">
        {fields.map((field, index) => (
          <FieldForm
            key={field.key}
            {...{ field, blank, currency: product.currency }}
            errors={(name) => editor.errors[`personalisation.fields.${index}.${name}`]}
            onChange={(next) => put(field.key, next)}
            onRemove={fields.length > 1 ? () => remove(field.key) : null}
          />
        ))}
        {fields.length < personalisationLimits.fields ? (
          <div className="flex flex-wrap gap-2">
            {(["name", "number", "text"] as const).map((kind) => (
              <Button
                key={kind}
                size="dense"
                icon={Plus}
                onPress={() => change(withNewField(personalisation, kind, blank))}
              >
                {addWords[kind]}
              </Button>
            ))}
          </div>
        ) : null}
        <FontsAndInks personalisation={personalisation} onChange={change} />
      </div>
      <TextsPreview product={product} personalisation={personalisation} colour={editor.form.defaultColour} />
    </div>
  );
}

const addWords = { name: "Add a name", number: "Add a number", text: "Add a text" } as const;
