import "./rich-text.css";
import { EditorContent, useEditor } from "@tiptap/react";
import { useCallback, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import { blockKindsOf } from "./kinds.ts";
import type { RichTextLink, TextLink } from "./link.ts";
import { pastedHtml } from "./pasted-html.ts";
import type { RichTextPicture } from "./picture.ts";
import { PictureWords } from "./picture-words.tsx";
import { extensions, type TextOf } from "./schema.ts";
import { setLink } from "./set-link.ts";
import { storedHtml } from "./stored-html.ts";
import { RichTextToolbar } from "./toolbar.tsx";

export interface RichTextEditorProps {
  /** Read once. */
  value: string;
  /** Called with the HTML of every change; empty for a text without words. */
  onChange: (html: string) => void;
  labelId: string;
  noteId: string;
  /** Asks for a picture of the shop; null where none is taken. Without it the text can have no new pictures. */
  onPickPicture?: () => Promise<RichTextPicture | null>;
  /** Asks where the chosen words lead, with where they lead now; null where that stays. Without it the text can have no new links. */
  onPickLink?: (now: TextLink) => Promise<RichTextLink | null>;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  /** Shorter texts begin smaller. */
  size?: "regular" | "small";
  /** "post" where it says nothing. */
  of?: TextOf;
}

/** The editor of a rich text. It is a chunk of its own: use `RichTextField`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, labelId, noteId, onPickPicture, onPickLink, isInvalid, isReadOnly = false } = props;
  const { size = "regular", of = "post" } = props;
  const opened = useRef(value);
  const changed = useRef(onChange);
  changed.current = onChange;
  const toolbar = useRef<HTMLDivElement>(null);
  const askLink = useRef(() => {});
  const [asksWords, setAsksWords] = useState(false);
  const editor = useEditor({
    extensions: extensions[of],
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    onUpdate: ({ editor }) => changed.current(storedHtml(editor.getHTML(), opened.current)),
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelId,
        "aria-describedby": noteId,
        "aria-keyshortcuts": "Alt+F10",
        ...(isInvalid ? { "aria-invalid": "true" } : {}),
        ...(isReadOnly ? { "aria-readonly": "true", tabindex: "0" } : {}),
        class: cx("rich-text-area", size === "small" ? "min-h-32" : "min-h-72"),
      },
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === "F10") {
          toolbar.current?.querySelector<HTMLElement>("button:not([disabled])")?.focus();
          return true;
        }
        if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
          event.preventDefault();
          event.stopPropagation();
          askLink.current();
          return true;
        }
        return false;
      },
    },
  });
  const pick = useCallback(async () => {
    const picture = await onPickPicture?.();
    if (picture) editor.chain().focus().insertContent({ type: "figure", attrs: picture }).run();
    else editor.commands.focus();
  }, [editor, onPickPicture]);
  askLink.current = () => {
    const { href, target } = editor.getAttributes("link");
    void onPickLink?.({ href: String(href ?? ""), isNewTab: target === "_blank" }).then((link) =>
      link ? setLink(editor, link) : editor.commands.focus(),
    );
  };
  return (
    <div
      className={cx(
        "min-w-0 rounded-control border bg-surface focus-within:border-primary focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary",
        isInvalid ? "border-danger" : "border-control",
      )}
    >
      {isReadOnly ? null : (
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          kinds={blockKindsOf[of]}
          onPictureWords={() => setAsksWords(true)}
          {...(onPickLink && { onLink: () => askLink.current() })}
          {...(onPickPicture && { onPicture: () => void pick() })}
        />
      )}
      <EditorContent editor={editor} />
      {asksWords ? <PictureWords editor={editor} onClose={() => setAsksWords(false)} /> : null}
    </div>
  );
}
