// React for shops' pages, without what none of them uses: a sixth of its bytes. React has no switches for its parts, so
// their functions are emptied by name; what only they called goes with them. The build fails when a version of React has
// no function of that name, and React says which part is missing when a page uses it after all.
import { parseAst } from "vite";

interface Part {
  /** How a page would use it. */
  readonly used: string;
  /** Where React begins with it: these throw. */
  readonly begins: readonly string[];
  /** What looks for it in a tree, or continues it: without it there is nothing to find. */
  readonly continues: readonly string[];
}

/** Parts of React that no page of a shop uses. */
export const unusedParts: readonly Part[] = [
  {
    used: "<ViewTransition>",
    begins: ["startViewTransition", "createViewTransitionInstance"],
    continues: [
      "trackEnterViewTransitions",
      "applyViewTransitionToHostInstances",
      "restoreViewTransitionOnHostInstances",
      "commitAppearingPairViewTransitions",
      "commitEnterViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "measureNestedViewTransitions",
      "scheduleViewTransitionEvent",
      "commitAfterMutationEffectsOnFiber",
    ],
  },
  {
    used: "a ref of a fragment",
    begins: ["FragmentInstance"],
    continues: [
      "commitNewChildToFragmentInstances",
      "commitFragmentInstanceInsertionEffects",
      "commitFragmentInstanceDeletionEffects",
    ],
  },
  {
    used: "<title>, <meta>, <link> or <script async> in a page, which the server writes into the head",
    begins: ["getResource"],
    continues: [
      "acquireResource",
      "mountHoistable",
      "getHydratableHoistableCache",
      "preloadResourceAndSuspendIfNeeded",
      "preloadResource",
      "suspendResource",
      "insertSuspendedStylesheets",
    ],
  },
  {
    used: "preload and preconnect",
    begins: ["preconnectAs", "preload", "preloadModule", "preinitStyle", "preinitScript", "preinitModuleScript"],
    continues: [],
  },
  {
    used: "<SuspenseList> or <Activity>",
    begins: ["updateSuspenseListComponent", "updateActivityComponent"],
    continues: ["cutOffTailIfNeeded"],
  },
  {
    used: "useActionState",
    begins: ["mountActionState", "updateActionStateImpl", "rerenderActionState"],
    continues: ["dispatchActionState", "runActionStateAction"],
  },
];

/** The plugin of the client build. */
export const withoutUnusedReact = () => ({
  name: "without-unused-react",
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code: string) => ({ code: withoutParts(code), map: null }),
  },
});

/** The source of React with the bodies of unused functions replaced. Throws an Error that names those it does not have. */
export function withoutParts(code: string, parts = unusedParts): string {
  const bodies = bodiesOf(parts);
  const found = new Set<string>();
  let rest = "";
  let at = 0;
  for (const statement of parseAst(code, { lang: "js" }).body) {
    const name = statement.type === "FunctionDeclaration" ? statement.id!.name : methodOf(code, statement);
    const body = bodies.get(name);
    if (body === undefined) continue;
    rest += code.slice(at, statement.start);
    if (statement.type === "FunctionDeclaration") rest += `function ${name}(){${body}}`;
    found.add(name);
    at = statement.end;
  }
  const missing = [...bodies.keys()].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`This version of React has no ${missing.join(", ")}: see unused-react.ts.`);
  return rest + code.slice(at);
}

/** What stands in each function's place, by its name. */
const bodiesOf = (parts: readonly Part[]) => {
  const bodies = new Map<string, string>();
  for (const { used, begins, continues } of parts) {
    for (const name of begins) bodies.set(name, `throw Error(${JSON.stringify(`React without ${used}`)})`);
    for (const name of continues) bodies.set(name, "");
  }
  return bodies;
};

/** The class whose prototype gets a method in this statement. */
const methodOf = (code: string, { start }: { start: number }) =>
  /^(\w+)\.prototype\.\w+ = /.exec(code.slice(start, start + 100))?.[1] ?? "";
