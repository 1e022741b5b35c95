import type { PageSession } from "@selvedge/builder/session/page-session";
import type { DialogPlace } from "@selvedge/ui/overlays/dialog";
import { titleOf } from "../block-words.ts";
import { pickerRoom } from "../insert/picker-room.ts";
import type { CardDrag } from "../insert/use-card-drag.ts";
import { InsertDialog, KeepSection, KeysDialog, Palette, RenameDialog } from "../later-parts.tsx";
import { focusRow } from "./focus-field.ts";
import type { Editing } from "./use-editing.ts";

interface EditorDialogsProps {
  session: PageSession;
  editing: Editing;
  /** Drags new blocks over the page. */
  drag: CardDrag;
  /** The editor's module has templates and sections. */
  hasTemplates: boolean;
}

/** What lies over the editor: blocks to choose from, a name to be typed, the list of keys. */
export function EditorDialogs({ session, editing, drag, hasTemplates }: EditorDialogsProps) {
  const { asked, setAsked, blocks, setPane, tree } = editing;
  const close = () => setAsked(null);
  function added() {
    close();
    setPane("page");
    focusRow(tree.current);
  }
  if (asked?.kind === "keys") return <KeysDialog onClose={close} />;
  if (asked?.kind === "find") return <Palette isOpen onClose={close} />;
  if (asked?.kind === "rename") {
    const rec = session.doc().blocks.get(asked.uid);
    return rec ? <RenameDialog rec={rec} onRename={(typed) => blocks.rename(rec.uid, typed)} onClose={close} /> : null;
  }
  if (asked?.kind === "keep") {
    const [first] = asked.uids;
    const name = first === undefined ? "" : titleOf(session.doc().blocks.get(first));
    return <KeepSection {...{ session, name }} uids={asked.uids} onClose={close} />;
  }
  if (asked?.kind !== "insert") return null;
  return (
    <InsertDialog
      session={session}
      targets={{ blocks: asked.target, sections: asked.ofSections }}
      hasSections={hasTemplates}
      onClose={close}
      drag={drag}
      at={besideList(tree.current)}
      onInsert={(type, target = asked.target) => {
        added();
        blocks.insert(type, target);
      }}
      onInsertSection={(title, found, target = asked.ofSections) => {
        added();
        blocks.insertSection(title, found, target);
      }}
    />
  );
}

/** Between the list of blocks and the page, where the window has room for all three; null where it has not. */
function besideList(list: HTMLElement | null): DialogPlace | null {
  if (!list || innerWidth < pickerRoom.windowPx) return null;
  const { right, top } = list.getBoundingClientRect();
  return { left: right, top, width: pickerRoom.widthPx };
}
