import { withPlacesNamed } from "@selvedge/builder/edits/block-place";
import type { Changed, PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { BlockRec } from "@selvedge/pages/doc";
import type { Op, Path } from "@selvedge/pages/ops/op";
import { useMemo, useState } from "react";
import { titleOf } from "../block-words.ts";
import type { Device } from "../canvas.tsx";
import { placesOfPage, wordedBlocks } from "../places/places-of-page.ts";
import { rowsOf } from "../tree/outline-rows.ts";
import type { FieldEdits } from "./controls.ts";

/**
 * Changes the properties of a block, and keeps what is wrong with those that were refused. The same until something else is wrong:
 * a setting that did not change is not rendered again for it.
 */
export function useFieldEdits(session: PageSession, { uid }: BlockRec, device: Device): FieldEdits {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  return useMemo(() => {
    function report(path: Path, changed: Changed) {
      const at = path.join(".");
      setFaults((before) => {
        const others = Object.entries(before).filter(([where]) => where !== at && !where.startsWith(`${at}.`));
        const found = changed.ok ? [] : (changed.faults ?? [{ path, text: EDIT_TEXT[changed.code] }]);
        if (others.length === Object.keys(before).length && found.length === 0) return before;
        return Object.fromEntries([...others, ...found.map(({ path, text }) => [path.join("."), text])]);
      });
    }
    function change(op: Op, label: string, path: Path): boolean {
      const rec = session.doc().blocks.get(uid);
      const doc = session.doc();
      const changed = session.change(
        withPlacesNamed(doc, op, () => wordedBlocks(doc)),
        { label: rec ? `${label} of ${titleOf(rec)}` : label, selection: [uid] },
      );
      report(path, changed);
      return changed.ok;
    }
    return {
      ...{ faults, device },
      listen: (heard) => session.listenTo(uid, heard),
      settings: () => session.doc().blocks.get(uid)?.props ?? {},
      blocks: () =>
        rowsOf(session.doc())
          .filter((row) => row.uid !== uid)
          .map(({ uid: id, title, words }) => ({ id, label: words ? `${title}: ${words}` : title })),
      places: () => placesOfPage(session.doc()).filter((place) => place.uid !== uid),
      set: (field, path, from, to) =>
        change({ t: "set", uid, path, from, to }, `Changed ${field.label.toLowerCase()}`, path),
      setTogether(changes) {
        const [first] = changes;
        if (!first) return true;
        const ops = changes.map(({ path, from, to }) => ({ t: "set", uid, path, from, to }) as const);
        const op: Op = ops.length > 1 ? { t: "group", ops } : ops[0]!;
        return change(op, `Changed ${first.field.label.toLowerCase()}`, first.path);
      },
      place(label, path, entries) {
        const ops = entries.flatMap(({ key, from, to, keyed }) => [
          ...(keyed ? [{ t: "set", uid, path, ...keyed } as const] : []),
          { t: "item", uid, path, key, from, to } as const,
        ]);
        if (ops.length === 0) return;
        change(ops.length > 1 ? { t: "group", ops } : ops[0]!, label, path);
        session.closeStep();
      },
      leave: () => session.closeStep(),
    };
  }, [session, uid, device, faults]);
}
