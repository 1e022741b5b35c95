import { bundlePieceLimit } from "@selvedge/domain/limits";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ComboField } from "@selvedge/ui/choices/combo-field";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { Thumb } from "@selvedge/ui/content/thumb";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { Money } from "@selvedge/ui/words/money";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Boxes, Trash2 } from "lucide-react";
import { useState } from "react";
import { ProductState } from "../products/list/product-state.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { type FormPart, openPart } from "./bundle-form.ts";
import { partsQuery } from "./bundle-query.ts";
import type { BundleEditor } from "./use-bundle-editor.ts";

/** What a bundle is made of, in the order of its page; the same product may be in it more than once. */
export function PartsCard({ editor }: { editor: BundleEditor }) {
  const { parts } = editor.form;
  const mayEdit = useMay("products.edit");
  const put = (next: readonly FormPart[]) => editor.change({ parts: next });
  const move = (at: number, by: number) => {
    const next = parts.toSpliced(at, 1);
    next.splice(at + by, 0, parts[at]!);
    put(next);
  };
  return (
    <Card title="What is in it" aside={parts.length > 0 ? <span>{parts.length} pieces</span> : null}>
      {parts.length === 0 ? (
        <EmptyState icon={Boxes} title="Two or more products at one price">
          Add the products below. Shoppers choose the colour and size of each, unless you fix one.
        </EmptyState>
      ) : (
        <ol aria-label="Products in the bundle" className="mb-3">
          {parts.map((part, at) => (
            <PartRow
              // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces of one bundle differ only by index
              key={`${part.productId} ${at}`}
              part={part}
              place={{ at, last: parts.length - 1 }}
              isReadOnly={!mayEdit}
              onMove={(by) => move(at, by)}
              onChange={(next) => put(parts.with(at, next))}
              onRemove={() => put(parts.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {mayEdit && parts.length < bundlePieceLimit ? (
        <AddPart onAdd={(part) => put([...parts, part])} error={editor.errors.parts} />
      ) : null}
    </Card>
  );
}

interface PartRowProps {
  part: FormPart;
  place: { at: number; last: number };
  isReadOnly: boolean;
  onMove: (by: number) => void;
  onChange: (part: FormPart) => void;
  onRemove: () => void;
}

function PartRow({ part, place: { at, last }, isReadOnly, onMove, onChange, onRemove }: PartRowProps) {
  const { currency } = useShop();
  const { name, imageUrl, state, choices, colour, size, priceIncTaxMinor } = part;
  const colours = choices.map((choice) => choice.colour);
  const sizes = [
    ...new Set(choices.filter((each) => colour === null || each.colour === colour).flatMap((each) => each.sizes)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line py-3 not-first:border-t">
      {imageUrl ? <Thumb picture={{ id: String(part.productId), src: imageUrl, alt: "" }} size={56} /> : null}
      <span className="flex min-w-0 flex-1 basis-40 flex-col">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {state === "live" || state === "in_review" ? null : <ProductState state={state} />}
        </span>
        <span className="text-dense text-ink-2">
          <Money amountMinor={priceIncTaxMinor} currency={currency} /> on its own
        </span>
      </span>
      <Fixing
        label={`Colour of ${name}`}
        open={colours.length > 1 ? "Any colour" : (colours[0] ?? "One colour")}
        values={colours}
        value={colour}
        isDisabled={isReadOnly}
        onChange={(next) => onChange({ ...part, colour: next, size: null })}
      />
      <Fixing
        label={`Size of ${name}`}
        open={sizes.length > 1 ? "Any size" : (sizes[0] ?? "One size")}
        values={sizes}
        value={size}
        isDisabled={isReadOnly}
        onChange={(next) => onChange({ ...part, size: next })}
      />
      {isReadOnly ? null : (
        <span className="flex">
          <IconButton
            bare
            size="dense"
            icon={ArrowUp}
            label={`Move ${name} up`}
            isDisabled={at === 0}
            onPress={() => onMove(-1)}
          />
          <IconButton
            bare
            size="dense"
            icon={ArrowDown}
            label={`Move ${name} down`}
            isDisabled={at === last}
            onPress={() => onMove(1)}
          />
          <IconButton bare size="dense" icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
        </span>
      )}
    </li>
  );
}

interface FixingProps {
  label: string;
  /** What is said while the shopper chooses. */
  open: string;
  values: readonly string[];
  value: string | null;
  isDisabled: boolean;
  onChange: (value: string | null) => void;
}

const openId = "";

/** One fact of a part: fixed, or left to the shopper. */
const Fixing = ({ label, open, values, value, isDisabled, onChange }: FixingProps) => (
  <SelectField
    label={label}
    hideLabel
    compact
    size="dense"
    className="w-34 max-sm:w-[calc(50%-0.375rem)]"
    options={[
      { id: openId, label: open },
      ...(values.length > 1 ? values.map((each) => ({ id: each, label: each })) : []),
    ]}
    value={value ?? openId}
    isDisabled={isDisabled || values.length < 2}
    onChange={(id) => onChange(id === openId ? null : id)}
  />
);

function AddPart({ onAdd, error }: { onAdd: (part: FormPart) => void; error: string | undefined }) {
  const shop = useShop();
  const { data = [] } = useQuery(partsQuery(shop.id, ""));
  // The field begins empty again after each choice.
  const [chosen, setChosen] = useState(0);
  return (
    <ComboField
      key={chosen}
      label="Add a product"
      placeholder="Type a name"
      menuTrigger="focus"
      options={data.map(({ productId, name, state }) => ({
        id: String(productId),
        label: name,
        ...(state !== "live" && state !== "in_review" && { detail: "Not on sale" }),
      }))}
      onChange={(id) => {
        const part = data.find(({ productId }) => String(productId) === id);
        if (!part) return;
        onAdd(openPart(part));
        setChosen((known) => known + 1);
      }}
      {...(error && { error })}
    />
  );
}
