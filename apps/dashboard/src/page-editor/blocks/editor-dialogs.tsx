import type { PageSession } from "@selvedge/builder/session/page-session";
import { InsertDialog } from "../insert-dialog.tsx";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { Editing } from "./use-editing.ts";

/** What lies over the editor: blocks to choose from, a name to be typed, the list of keys. */
export function EditorDialogs({ session, editing }: { session: PageSession; editing: Editing }) {
  const { asked, setAsked, blocks, setPane } = editing;
  const close = () => setAsked(null);
  if (asked?.kind === "keys") return <KeysDialog onClose={close} />;
  if (asked?.kind === "rename") {
    const rec = session.doc().blocks.get(asked.uid);
    return rec ? <RenameDialog rec={rec} onRename={(typed) => blocks.rename(rec.uid, typed)} onClose={close} /> : null;
  }
  if (asked?.kind !== "insert") return null;
  return (
    <InsertDialog
      session={session}
      target={asked.target}
      onClose={close}
      onInsert={(type) => {
        close();
        blocks.insert(type, asked.target);
        setPane("page");
      }}
    />
  );
}
