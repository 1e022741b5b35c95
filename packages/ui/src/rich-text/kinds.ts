// What a piece of text can be, and what can be done with it beside the buttons that are always in sight.
import type { ChainedCommands, Editor } from "@tiptap/core";
import {
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

interface Kind {
  id: string;
  label: string;
  icon: LucideIcon;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const plain = (chain: ChainedCommands) => chain.clearNodes();

export const blockKinds: readonly (Kind & { isOn: (editor: Editor) => boolean })[] = [
  {
    ...{ id: "heading", label: "Heading", icon: Heading2 },
    act: (chain) => plain(chain).setHeading({ level: 2 }),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    ...{ id: "subheading", label: "Subheading", icon: Heading3 },
    act: (chain) => plain(chain).setHeading({ level: 3 }),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    ...{ id: "quote", label: "Quote", icon: TextQuote },
    act: (chain) => plain(chain).setBlockquote(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  { ...{ id: "text", label: "Text", icon: Pilcrow }, act: plain, isOn: () => true },
];

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
