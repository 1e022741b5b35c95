import type { PageSession } from "@selvedge/builder/session/page-session";
import { lazy, Suspense } from "react";
import { titleOf } from "../block-words.ts";
import { InsertDialog } from "../insert/insert-dialog.tsx";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { Editing } from "./use-editing.ts";

const KeepSection = lazy(() => import("../insert/keep-section.tsx"));

/** What lies over the editor: blocks to choose from, a name to be typed, the list of keys. */
export function EditorDialogs({ session, editing }: { session: PageSession; editing: Editing }) {
  const { asked, setAsked, blocks, setPane } = editing;
  const close = () => setAsked(null);
  if (asked?.kind === "keys") return <KeysDialog onClose={close} />;
  if (asked?.kind === "rename") {
    const rec = session.doc().blocks.get(asked.uid);
    return rec ? <RenameDialog rec={rec} onRename={(typed) => blocks.rename(rec.uid, typed)} onClose={close} /> : null;
  }
  if (asked?.kind === "keep") {
    const [first] = asked.uids;
    const name = first === undefined ? "" : titleOf(session.doc().blocks.get(first));
    return (
      <Suspense>
        <KeepSection {...{ session, name }} uids={asked.uids} onClose={close} />
      </Suspense>
    );
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
      onInsertSection={(title, found) => {
        close();
        blocks.insertSection(title, found, asked.target);
        setPane("page");
      }}
    />
  );
}
