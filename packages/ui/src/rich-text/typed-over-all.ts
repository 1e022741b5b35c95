import { Extension } from "@tiptap/core";
import { AllSelection, type EditorState, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state";

/**
 * What is typed over the whole text, as what the text began with: a heading stays one of its level, and bold words bold. null
 * where not all of it is selected, or where it begins with a list or a picture.
 */
export function typedOverAll({ selection, doc, schema, tr }: EditorState, text: string): Transaction | null {
  const first = doc.firstChild;
  if (!(selection instanceof AllSelection) || !first?.isTextblock || first.type.spec.isolating) return null;
  const words = schema.text(
    text,
    first.firstChild?.marks.filter(({ type }) => type.name !== "link"),
  );
  tr.replaceWith(0, doc.content.size, first.type.create(first.attrs, words));
  return tr.setSelection(TextSelection.create(tr.doc, 1 + text.length)).scrollIntoView();
}

/** Without it, typing over everything begins a plain paragraph. */
export const TypedOverAll = Extension.create({
  name: "typedOverAll",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const typed = typedOverAll(view.state, text);
          if (typed) view.dispatch(typed);
          return typed !== null;
        },
      },
    }),
  ],
});
