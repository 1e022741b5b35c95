/** What an editor can do, by the specification's version of its module (storefront §4). */
export const editorModules = {
  /** Blocks: insert, move, change their fields. */
  v1: { blocks: true, templates: false, improvedTarget: false, history: false },
  /** Templates and patterns too, and blocks in a nest are hit level by level. */
  v2: { blocks: true, templates: true, improvedTarget: true, history: false },
  /** With the list of steps. */
  v3Dev: { blocks: true, templates: true, improvedTarget: true, history: true },
  /** The page as visitors have it: nothing is edited. */
  native: { blocks: false, templates: false, improvedTarget: false, history: false },
} as const;

export type EditorModule = keyof typeof editorModules;
export const editorModuleNames = Object.keys(editorModules) as [EditorModule, ...EditorModule[]];
