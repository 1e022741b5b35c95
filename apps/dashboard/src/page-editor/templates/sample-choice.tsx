import { NativeSelect } from "@selvedge/ui/native/native-select";
import type { TemplateSample } from "./use-sample.ts";

/** Which product or collection of the shop a template is looked at with. */
export function SampleChoice({ sample: { kind, of, setOf, choices } }: { sample: TemplateSample }) {
  if (kind === null || choices.length === 0) return null;
  const any = { id: "", label: kind === "product" ? "A product of your shop" : "A collection of your shop" };
  return (
    <NativeSelect
      hideLabel
      label={kind === "product" ? "Shown with the product" : "Shown with the collection"}
      size="dense"
      className="w-52 shrink-0"
      options={[any, ...choices]}
      value={of ?? ""}
      onChange={(id) => setOf(id === "" ? null : id)}
    />
  );
}
