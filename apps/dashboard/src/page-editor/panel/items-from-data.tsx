import { feedBlock } from "@selvedge/blocks/feed/feed.block";
import { FEED_OF_SOURCE } from "@selvedge/blocks/feed/item-factories";
import type { BlockRec } from "@selvedge/pages/doc";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import type { FieldEdits } from "./controls.ts";
import { FieldControl } from "./field-control.tsx";

const titles = feedBlock.fields.source.titles as Readonly<Record<string, string>>;
const none = "none";
const options = [
  { id: none, label: "No: the blocks that are in it" },
  ...[...FEED_OF_SOURCE].map(([source, of]) => ({ id: `pods, ${source}`, label: titles[of] ?? of })),
];

/** Whether a block makes its items of what the shop has, and of how many. */
export function ItemsFromData({ rec, edits }: { rec: BlockRec; edits: FieldEdits }) {
  const { itemFactory, itemLimit } = COMMON_FIELDS;
  const written = rec.props.itemFactory;
  const known = options.find(({ id }) => id.replace(" ", "") === String(written ?? "").replace(/\s/g, ""));
  const chosen = known?.id ?? (written ? String(written) : none);
  return (
    <>
      <NativeSelect
        label={itemFactory.label}
        options={known || !written ? options : [...options, { id: chosen, label: chosen }]}
        value={chosen}
        onChange={(id) => edits.set(itemFactory, ["itemFactory"], written, id === none ? undefined : id)}
      />
      {chosen === none ? null : (
        <FieldControl
          field={itemLimit}
          path={["itemLimit"]}
          value={rec.props.itemLimit}
          beside={rec.props}
          fieldsBeside={COMMON_FIELDS}
          edits={edits}
        />
      )}
    </>
  );
}
