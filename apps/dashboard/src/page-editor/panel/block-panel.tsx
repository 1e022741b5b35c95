import type { PageSession } from "@selvedge/builder/session/page-session";
import type { BlockType } from "@selvedge/pages/block-type";
import type { BlockRec } from "@selvedge/pages/doc";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import type { FieldPart, Fields } from "@selvedge/pages/props/field";
import { isFieldShown } from "@selvedge/pages/props/field-shown";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Bookmark } from "lucide-react";
import { memo } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";
import type { Device } from "../canvas.tsx";
import { outOfSight } from "../editor-part.tsx";
import { FieldList } from "./field-control.tsx";
import { ItemsFromData } from "./items-from-data.tsx";
import { PartNote } from "./part-note.tsx";
import { useFieldEdits } from "./use-field-edits.ts";
import { WidthOnPage } from "./width-on-page.tsx";

const parts: readonly (readonly [FieldPart, string])[] = [
  ["content", "Content"],
  ["look", "Look"],
  ["layout", "Layout"],
  ["behaviour", "Behaviour"],
];

/** Set by controls of their own. */
const ownControls: ReadonlySet<string> = new Set(["itemFactory", "itemLimit"]);

interface BlockPanelProps {
  rec: BlockRec;
  session: PageSession;
  device: Device;
  /** null where the editor's module has no sections. */
  onKeep: (() => void) | null;
}

/** Of a part of a template the shop itself says how it looks: it is shown or left out. */
function fieldsOf(type: BlockType | undefined): Fields {
  if (!type?.part) return { ...type?.fields, ...COMMON_FIELDS };
  return type.part.needed ? {} : { published: COMMON_FIELDS.published };
}

/** The settings of one block, made from what its type says of its fields. */
export function BlockPanel({ rec, session, device, onKeep }: BlockPanelProps) {
  const edits = useFieldEdits(session, rec, device);
  const type = BLOCK_TYPES.get(rec.type);
  const fields = fieldsOf(type);
  const takesItems = type !== undefined && type.accepts === "any";
  return (
    <div className="flex flex-col gap-5 p-4">
      <header className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-card font-medium">{titleOf(rec)}</h2>
          {type?.description ? <p className="pt-0.5 text-label text-ink-2">{type.description}</p> : null}
        </div>
        {onKeep && !type?.part ? <KeepButton onKeep={onKeep} /> : null}
      </header>
      {type?.part ? <PartNote type={rec.type} needed={type.part.needed} /> : null}
      {type ? null : <p className="text-dense text-ink-2">The plugin of this block is switched off.</p>}
      {parts.map(([part, title]) => {
        const names = Object.keys(fields).filter(
          (name) =>
            !ownControls.has(name) &&
            (fields[name]!.part ?? "content") === part &&
            isFieldShown(fields[name]!, fields, rec.props),
        );
        return names.length === 0 ? null : (
          <section
            key={part}
            aria-label={title}
            // As wide as the ring of a field that has the focus, which is cut at the edge.
            className={cx(outOfSight, "-mx-1 -mb-1 flex flex-col gap-4 border-t border-line px-1 pt-4 pb-1")}
          >
            <h3 className="text-label font-medium text-ink-2">{title}</h3>
            {part === "layout" && rec.parent === null ? <WidthOnPage rec={rec} session={session} /> : null}
            <FieldList fields={fields} names={names} path={[]} values={rec.props} edits={edits} />
            {part === "behaviour" && takesItems ? <ItemsFromData rec={rec} edits={edits} /> : null}
          </section>
        );
      })}
    </div>
  );
}

/** A key in a setting does not render it again. */
const KeepButton = memo(function KeepButton({ onKeep }: { onKeep: () => void }) {
  return <IconButton variant="quiet" size="dense" icon={Bookmark} label="Keep as a section" onPress={onKeep} />;
});
