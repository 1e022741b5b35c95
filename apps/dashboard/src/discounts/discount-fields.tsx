import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import type { Option } from "@selvedge/ui/choices/select-field";
import { TagsField } from "@selvedge/ui/choices/tags-field";
import { MoneyField } from "@selvedge/ui/fields/money-field";
import { TextField } from "@selvedge/ui/fields/text-field";
import { useShop } from "../session/shop.ts";
import type { DiscountForm } from "./discount-form.ts";
import type { Editor } from "./use-discount-editor.ts";

interface DiscountFieldsProps {
  editor: Editor;
  options: readonly Option[];
  timeZone: string;
  isReadOnly: boolean;
}

const kinds = [
  { id: "percent", label: "Percent" },
  { id: "amount", label: "Amount" },
  { id: "free_shipping", label: "Free delivery" },
  { id: "buy_get", label: "Pieces for others" },
];

/** Everything that a code says of itself. */
export function DiscountFields({ editor, options, timeZone, isReadOnly }: DiscountFieldsProps) {
  const { currency } = useShop();
  const { form, errors, change } = editor;
  const isGoods = (kind: string) => form.goods.some((id) => id.startsWith(kind));
  // Of one kind: products or collections.
  const offered = options.filter(({ id }) => form.goods.length === 0 || isGoods(id.split(" ")[0]!));
  const text = (
    name: { [K in keyof DiscountForm]: DiscountForm[K] extends string ? K : never }[keyof DiscountForm],
  ) => ({
    compact: true,
    isReadOnly,
    value: form[name] as string,
    onChange: (value: string) => change({ [name]: value } as Partial<DiscountForm>),
    ...(errors[name] && { error: errors[name] }),
  });
  const place = timeZone.split("/").at(-1)!.replaceAll("_", " ");
  return (
    <div className="flex flex-col gap-4">
      <TextField label="Code" mono autoComplete="off" placeholder="WELCOME10" {...text("code")} />
      <RadioChoice
        label="Takes off"
        orientation="horizontal"
        isDisabled={isReadOnly}
        options={kinds}
        value={form.kind}
        onChange={(kind) => change({ kind: kind as DiscountForm["kind"] })}
      />
      {form.kind === "free_shipping" ? (
        <p className="text-dense text-ink-2">
          The cheapest delivery costs shoppers nothing. You pay its price from your profit.
        </p>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-3">
        {form.kind === "buy_get" ? (
          <>
            <TextField label="Buy" inputMode="numeric" {...text("buy")} />
            <TextField label="Get" inputMode="numeric" {...text("get")} />
          </>
        ) : null}
        {form.kind === "percent" || form.kind === "buy_get" ? (
          <TextField
            label={form.kind === "percent" ? "Percent" : "Percent off those"}
            inputMode="decimal"
            suffix="%"
            {...text("percent")}
          />
        ) : null}
        {form.kind === "amount" ? (
          <MoneyField
            compact
            label="Amount with VAT"
            currency={currency}
            isReadOnly={isReadOnly}
            valueMinor={form.amountMinor}
            onChangeMinor={(amountMinor) => change({ amountMinor })}
            {...(errors.amountMinor && { error: errors.amountMinor })}
          />
        ) : null}
        <MoneyField
          compact
          label="Minimum spend"
          placeholder="None"
          currency={currency}
          isReadOnly={isReadOnly}
          valueMinor={form.minimumMinor}
          onChangeMinor={(minimumMinor) => change({ minimumMinor })}
          {...(errors.minimumMinor && { error: errors.minimumMinor })}
        />
      </div>
      <TagsField
        label="Only for"
        placeholder="Everything. Type a product or a collection"
        compact
        isDisabled={isReadOnly}
        options={offered}
        value={form.goods}
        onChange={(goods) => change({ goods })}
        {...(errors.goods && { error: errors.goods })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Starts"
          type="datetime-local"
          hint={`In ${place} time. Empty: at once.`}
          {...text("startsAt")}
        />
        <TextField label="Ends" type="datetime-local" hint="Empty: never." {...text("endsAt")} />
        <TextField
          label="Each person"
          inputMode="numeric"
          placeholder="No limit"
          suffix="times"
          {...text("maxUsesEach")}
        />
        <TextField label="In all" inputMode="numeric" placeholder="No limit" suffix="times" {...text("maxUses")} />
      </div>
      <Checkbox
        label="Works together with other codes"
        hint="Both codes have to allow it. Free delivery works with any."
        isDisabled={isReadOnly}
        isSelected={form.combines}
        onChange={(combines) => change({ combines })}
      />
    </div>
  );
}
