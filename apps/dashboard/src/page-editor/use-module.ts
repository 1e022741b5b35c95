import { type EditorModule, modulesFor } from "@selvedge/builder/protocol/editor-module";
import { useState } from "react";

const storedAs = "selvedge-editor-module";

/** The editor's module, as this browser had it last; who may not edit the page has the one that shows it. */
export function useModule(mayEdit: boolean) {
  const modules = modulesFor(mayEdit);
  const [chosen, setChosen] = useState(() => localStorage.getItem(storedAs) ?? "v3Dev");
  const module = modules.find((each) => each === chosen) ?? modules.at(-1)!;
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
