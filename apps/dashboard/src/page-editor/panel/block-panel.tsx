import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { BlockRec } from "@selvedge/pages/doc";
import type { Json } from "@selvedge/pages/json";
import type { Path } from "@selvedge/pages/ops/op";
import { COMMON_FIELDS } from "@selvedge/pages/props/common-fields";
import type { Field, FieldPart, Fields } from "@selvedge/pages/props/field";
import { isFieldShown } from "@selvedge/pages/props/field-shown";
import { useState } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";
import { FieldControl } from "./field-control.tsx";

const parts: readonly (readonly [FieldPart, string])[] = [
  ["content", "Content"],
  ["look", "Look"],
  ["layout", "Layout"],
  ["behaviour", "Behaviour"],
];

interface BlockPanelProps {
  rec: BlockRec;
  session: PageSession;
}

/** The settings of one block, made from what its type says of its fields. */
export function BlockPanel({ rec, session }: BlockPanelProps) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const type = BLOCK_TYPES.get(rec.type);
  const fields: Fields = { ...type?.fields, ...COMMON_FIELDS };

  function set(field: Field, path: Path, from: Json | undefined, to: Json | undefined) {
    const changed = session.change(
      { t: "set", uid: rec.uid, path, from, to },
      { label: `Changed ${field.label.toLowerCase()} of ${titleOf(rec)}`, selection: [rec.uid] },
    );
    const text = changed.ok ? "" : (changed.faults?.[0]?.text ?? EDIT_TEXT[changed.code]);
    setFaults((before) => ({ ...before, [path.join(".")]: text }));
  }

  return (
    <div className="flex flex-col gap-5 p-4">
      <header>
        <h2 className="text-card font-medium">{titleOf(rec)}</h2>
        {type?.description ? <p className="pt-0.5 text-label text-ink-2">{type.description}</p> : null}
      </header>
      {type ? null : <p className="text-dense text-ink-2">The plugin of this block is switched off.</p>}
      {parts.map(([part, title]) => {
        const shown = Object.entries(fields).filter(
          ([, field]) => (field.part ?? "content") === part && isFieldShown(field, fields, rec.props),
        );
        return shown.length === 0 ? null : (
          <section key={part} aria-label={title} className="flex flex-col gap-4 border-t border-line pt-4">
            <h3 className="text-label font-medium text-ink-2">{title}</h3>
            {shown.map(([name, field]) => (
              <FieldControl
                key={name}
                field={field}
                path={[name]}
                value={rec.props[name]}
                faults={faults}
                onSet={set}
                onLeave={() => session.closeStep()}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
