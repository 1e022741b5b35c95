import { typedText } from "@selvedge/builder/edits/typed-text";
import type { FrameMessage } from "@selvedge/builder/protocol/from-frame";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useRef } from "react";
import { BLOCK_TYPES, titleOf } from "../block-words.ts";

type Typed = Extract<FrameMessage, { t: "text" }>;

const refuse = (text: string) => showSnackbar({ code: "text typed", tone: "failed", text });

/** Takes what is typed on the page itself. What does not fit is said, and stays under the fingers of its writer. */
export function useTypedTexts(session: PageSession) {
  const last = useRef<{ at: string; value: string } | null>(null);
  return (message: Typed) => {
    const { uid, path, value, isDone } = message;
    const at = JSON.stringify([uid, path]);
    const before = last.current?.at === at ? last.current.value : undefined;
    last.current = isDone ? null : { at, value };
    const typed = typedText(session.doc(), BLOCK_TYPES, message, before);
    if (typed.kind === "overtaken") refuse("Somebody else has changed this text meanwhile. It was left as it is.");
    if (typed.kind === "changed") {
      const label = `Changed ${typed.label} of ${titleOf(session.doc().blocks.get(uid))}`;
      const changed = session.change(typed.op, { label, selection: [uid] });
      if (!changed.ok) refuse(changed.faults?.[0]?.text ?? EDIT_TEXT[changed.code]);
    }
    if (isDone) session.closeStep();
  };
}
