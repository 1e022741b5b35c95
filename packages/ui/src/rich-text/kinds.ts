// What a piece of text can be, and what can be done with it beside the buttons that are always in sight.
import type { ChainedCommands, Editor } from "@tiptap/core";
import {
  Heading1,
  Heading2,
  Heading3,
  type LucideIcon,
  Minus,
  Pilcrow,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  TextQuote,
  Underline,
} from "lucide-react";
import type { TextOf } from "./schema.ts";

interface Kind {
  id: string;
  label: string;
  icon: LucideIcon;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const plain = (chain: ChainedCommands) => chain.clearNodes();

export type BlockKind = Kind & { isOn: (editor: Editor) => boolean };

const title: BlockKind = {
  ...{ id: "title", label: "Title of the page", icon: Heading1 },
  act: (chain) => plain(chain).setHeading({ level: 1 }),
  isOn: (editor) => editor.isActive("heading", { level: 1 }),
};

const blockKinds: readonly BlockKind[] = [
  {
    ...{ id: "heading", label: "Heading", icon: Heading2 },
    act: (chain) => plain(chain).setHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    ...{ id: "subheading", label: "Subheading", icon: Heading3 },
    act: (chain) => plain(chain).setHeading({ level: 3 }),
    // Smaller ones are kept as they are, and called alike.
    isOn: (editor) => editor.isActive("heading"),
  },
  {
    ...{ id: "quote", label: "Quote", icon: TextQuote },
    act: (chain) => plain(chain).setBlockquote(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { ...{ id: "text", label: "Text", icon: Pilcrow }, act: plain, isOn: () => true },
];

/** What a piece of text can be, the first that it is counting. */
export const blockKindsOf: Readonly<Record<TextOf, readonly BlockKind[]>> = {
  page: [title, ...blockKinds],
  post: blockKinds,
};

const mark = (id: string, label: string, icon: LucideIcon) => ({
  ...{ id, label, icon },
  act: (chain: ChainedCommands) => chain.toggleMark(id),
  isOn: (editor: Editor) => editor.isActive(id),
});

export const moreKinds: readonly (Kind & { isOn?: (editor: Editor) => boolean })[] = [
  mark("underline", "Underline", Underline),
  mark("strike", "Strikethrough", Strikethrough),
  mark("superscript", "Raised", Superscript),
  mark("subscript", "Lowered", Subscript),
  { id: "line", label: "Dividing line", icon: Minus, act: (chain) => chain.setHorizontalRule() },
  {
    ...{ id: "clear", label: "Clear formatting", icon: RemoveFormatting },
    act: (chain) => chain.unsetAllMarks().clearNodes(),
  },
];
