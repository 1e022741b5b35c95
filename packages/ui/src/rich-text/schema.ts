// What a text may hold: exactly what the server lets through. Everything else that is pasted or loaded is left out, and its
// words stay.
import { type AnyExtension, Mark, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { isStoredPicture } from "./picture.ts";

const script = (name: "subscript" | "superscript", tag: "sub" | "sup", key: string) =>
  Mark.create({
    name,
    excludes: name === "subscript" ? "superscript" : "subscript",
    parseHTML: () => [{ tag }, { style: "vertical-align", getAttrs: (value) => (value === tag ? {} : false) }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

const pixels = (value: string | null): number | null =>
  value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null;

const attributesOf = (image: Element | null) => {
  const src = image?.getAttribute("src") ?? "";
  if (!image || !isStoredPicture(src)) return false;
  return {
    src,
    alt: image.getAttribute("alt") ?? "",
    width: pixels(image.getAttribute("width")),
    height: pixels(image.getAttribute("height")),
  };
};

/** A stored picture with the line below it. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => attributesOf(figure.querySelector("img")),
      contentElement: (figure) =>
        (figure as HTMLElement).querySelector<HTMLElement>("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img", getAttrs: (image) => attributesOf(image) },
  ],
  renderHTML: ({ HTMLAttributes }) => ["figure", ["img", HTMLAttributes], ["figcaption", 0]],
  addKeyboardShortcuts() {
    return {
      // The line below a picture is one line: Enter goes on with the text.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== "figure") return false;
        return editor
          .chain()
          .insertContentAt($from.after(), { type: "paragraph" })
          .focus($from.after() + 1)
          .run();
      },
    };
  },
});

/** The parts of the editor, for one text. */
export const extensions: AnyExtension[] = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, linkOnPaste: true, HTMLAttributes: { target: null, rel: null } },
    trailingNode: {},
  }),
  script("subscript", "sub", "Mod-,"),
  script("superscript", "sup", "Mod-."),
  Figure,
];
