import type { Editor } from "@tiptap/core";
import { type RichTextLink, tabAttributes } from "./link.ts";

/** Leads the selected words there, or the link that the caret is in; where there is neither, words of its own are written. */
export function setLink(editor: Editor, { href, words, isNewTab }: RichTextLink): void {
  const attrs = { href, ...tabAttributes(isNewTab) };
  const isInLink = editor.isActive("link");
  if (editor.state.selection.empty && !isInLink) {
    if (href === "") return void editor.commands.focus();
    const text = words.trim() || href.replace(/^(?:mailto|tel):/, "");
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text, marks: [{ type: "link", attrs }] })
      .run();
    return;
  }
  const onLink = editor.chain().focus().extendMarkRange("link");
  if (href === "") onLink.unsetLink().run();
  else onLink.setLink(attrs).run();
}
