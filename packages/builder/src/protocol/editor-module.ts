import type { PageMode } from "@selvedge/pages/page/page-mode";

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

/** What people read for each, where they choose one. */
export const editorModuleWords: Readonly<Record<EditorModule, { title: string; says: string }>> = {
  v1: { title: "Blocks", says: "Blocks and their settings. A press takes the innermost block." },
  v2: { title: "Blocks and templates", says: "Templates and patterns, too. Each press goes one block deeper." },
  v3Dev: { title: "Everything", says: "With the list of every step." },
  native: { title: "As visitors see it", says: "The draft without anything to edit it with." },
};

/** The modules that a person may switch between: who may not change the page looks at it. */
export const modulesFor = (mayEdit: boolean): readonly EditorModule[] => (mayEdit ? editorModuleNames : ["native"]);

/** How the page is open in a module: it is edited in preview alone (storefront §4). */
export const modeOf = (module: EditorModule): PageMode => (editorModules[module].blocks ? "preview" : "native");
