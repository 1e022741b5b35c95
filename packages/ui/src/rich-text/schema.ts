// What a text may hold: exactly what the server lets through. Everything else that is pasted or loaded is left out, and its
// words stay.
import { type AnyExtension, Mark, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { isStoredPicture } from "./picture.ts";
import { TypedOverAll } from "./typed-over-all.ts";

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

/** Whose text it is: one of a page may have the page's title, one below a title of its own begins a level lower. */
export type TextOf = "page" | "post";

/** What a stored text may have; a level that is not among them would lose its heading when the text is opened. */
const levels: Readonly<Record<TextOf, (1 | 2 | 3 | 4 | 5 | 6)[]>> = { page: [1, 2, 3, 4, 5, 6], post: [2, 3] };

const extensionsFor = (of: TextOf): AnyExtension[] => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: levels[of] },
    link: { openOnClick: false, autolink: true, linkOnPaste: true, HTMLAttributes: { target: null, rel: null } },
    trailingNode: {},
  }),
  script("subscript", "sub", "Mod-,"),
  script("superscript", "sup", "Mod-."),
  Figure,
  TypedOverAll,
];

/** The parts of the editor, for one text. */
export const extensions: Readonly<Record<TextOf, AnyExtension[]>> = {
  page: extensionsFor("page"),
  post: extensionsFor("post"),
};
