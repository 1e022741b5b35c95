import { type EditorModule, editorModules, modulesFor } from "@selvedge/builder/protocol/editor-module";
import { useMemo, useState } from "react";

const storedAs = "selvedge-editor-module";
const usual: EditorModule = "v3Dev";

/**
 * The editor's module, as this browser had it last; who may not edit the page has the one that shows it. A template is open in
 * modules that have templates (storefront §4).
 */
export function useModule(mayEdit: boolean, isTemplate: boolean) {
  const modules = useMemo(
    () => modulesFor(mayEdit).filter((each) => !isTemplate || each === "native" || editorModules[each].templates),
    [mayEdit, isTemplate],
  );
  const [chosen, setChosen] = useState(() => localStorage.getItem(storedAs) ?? usual);
  const find = (name: string) => modules.find((each) => each === name);
  const module = find(chosen) ?? find(usual) ?? modules.at(-1)!;
  return {
    module,
    modules,
    setModule(next: EditorModule) {
      // To look at a page as visitors do is for a moment: it is not what the editor opens with.
      if (next !== "native") localStorage.setItem(storedAs, next);
      setChosen(next);
    },
  };
}
