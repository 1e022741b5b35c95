// Words that the code has given up for the trade's own ones (docs/glossary.md, "Words of the code"): they come back neither
// as the name of a file or folder nor as an exported name.

/** A word that is given up, matched against a name in small letters with spaces between its words, and what to say instead. */
const oldWords: readonly { word: RegExp; instead: string }[] = [
  { word: /\b(awake|wakes?|woken|waking)\b/, instead: "hydrate, or resume" },
  { word: /\binert\b/, instead: "static" },
  { word: /\bwish(es)?\b/, instead: "request, query or options" },
  { word: /\b(un)?told\b/, instead: "message, notify, show or report" },
  { word: /\bkept\b/, instead: "cached, stored or saved" },
  { word: /\bletters?\b/, instead: "mail, or newsletter" },
  { word: /\bwith platform\b/, instead: "withoutDivision" },
  { word: /\b(re)?draw(s|n|ings?)?\b/, instead: "render" },
  { word: /\b(un)?fenced?s?\b/, instead: "row-level security, or division" },
  { word: /\b(deeds?|doers?)\b/, instead: "action, or actor" },
  { word: /\bcast\b/, instead: "seed" },
  { word: /\b(un)?steady\b/, instead: "frozen, or stable" },
  { word: /\b(un)?settled\b/, instead: "debounced, resolved or done" },
];

/** Names that keep such a word, by their path or as they are exported, each with its reason. */
export const exceptions: Readonly<Record<string, string>> = {
  "packages/db/migrations/0001-fence.sql": "databases know a migration that they have run by its name",
  "packages/print/src/common-letters.ts": "letters of alphabets",
  "packages/print/src/common-letters.test.ts": "letters of alphabets",
  commonLetters: "letters of alphabets",
  missingLetter: "a letter of an alphabet that no font has",
};

/** Sentences about names with an old word, and about exceptions that are needed no more. `files` are paths with texts. */
export function oldWordFaults(files: Iterable<readonly [path: string, text: string]>, allowed = exceptions): string[] {
  const faults: string[] = [];
  const used = new Set<string>();
  const judge = (name: string, place: string) => {
    const found = oldWords.find(({ word }) => word.test(spaced(name)));
    if (!found) return;
    const known = [place, name].find((each) => Object.hasOwn(allowed, each));
    if (known) used.add(known);
    else faults.push(`${place}${place === name ? "" : ` exports ${name}`}: say ${found.instead}.`);
  };
  for (const [path, text] of files) {
    judge(path, path);
    if (/\.(tsx?|m?js)$/.test(path)) for (const name of exportedNames(text)) judge(name, path);
  }
  const unused = Object.keys(allowed).filter((name) => !used.has(name));
  return [...faults, ...unused.map((name) => `${name} needs no exception any more: take it out of old-words.ts.`)];
}

/** "packages/x/wakePage.ts" as "packages x wake page ts". */
const spaced = (name: string): string =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).join(" ").toLowerCase();

const declared =
  /^export\s+(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|var|function\*?|class|interface|type|(?:const\s+)?enum)\s+(\w+|[{[][^=]*)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;

/** The names by which others may import something of a file, those that it passes on among them. */
export function exportedNames(text: string): string[] {
  const names = [...text.matchAll(declared)].flatMap(([, name]) => name!.match(/\w+/g) ?? []);
  const lists = [...text.matchAll(listed)].flatMap(([, list]) => list!.split(","));
  return [...names, ...lists.map((each) => each.trim().split(/\s+/).at(-1)!).filter(Boolean)];
}
