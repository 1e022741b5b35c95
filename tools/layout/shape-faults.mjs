// The shape of a module: its face, its routes, its queries, and one use case a file.
import { basename } from "node:path/posix";
import { isForTests } from "./imports.mjs";
import { moduleFinder } from "./module-faults.mjs";

/** Names that do not say what is in a file or folder. */
const emptyWords = ["service", "services", "util", "utils", "helper", "helpers", "misc", "common", "shared", "lib"];

/** Every rule is a test of one file, and the sentence that says what to do. */
const rules = [
  {
    breaks: ({ inside }) => inside.split("/").some((name) => emptyWords.includes(name.replace(/\.tsx?$/, ""))),
    sentence: "is named by a word that fits anything: name it by the verb or the noun that it is about.",
  },
  {
    breaks: ({ inside, text }) => inside !== "routes.ts" && routing.test(withoutComments(text)),
    sentence: "registers routes: those of a module are in its routes.ts.",
  },
  {
    breaks: ({ inside }) => /(^|[/-])(sql|selects|repository|dao|routers?|controllers?|handlers?)\.ts$/.test(inside),
    sentence: "has another name than its like: queries.ts, write-queries.ts, <word>-queries.ts and routes.ts.",
  },
  {
    breaks: ({ inside, text }) => isReading(basename(inside)) && writes(text),
    sentence: "writes: statements that write are in write-queries.ts.",
  },
  {
    breaks: ({ inside, text }) => inside === "index.ts" && withoutExports(text) !== "",
    sentence: "has code of its own: a module's face only names what others may import.",
  },
];

/** Sentences about modules of another shape. `files` are paths with their texts. */
export function shapeFaults(moduleFolders, files) {
  const moduleOf = moduleFinder(moduleFolders);
  return files.flatMap(([path, text]) => {
    const module = moduleOf(path);
    if (!module || isForTests(path)) return [];
    const file = { inside: path.slice(module.length + 1), text };
    return rules.filter(({ breaks }) => breaks(file)).map(({ sentence }) => `${path} ${sentence}`);
  });
}

const isReading = (name) => /(^|-)queries\.ts$/.test(name) && name !== "write-queries.ts";

const routing = /\bserve\(\s*\w+,|\bapp\.(get|post|put|patch|delete|route|all)\(/;

/** A statement that writes, as text or through Kysely; a row that is locked with "for update" is only read. */
const writing =
  /\b(insertInto|updateTable|deleteFrom|mergeInto)\(|\b(insert\s+into|delete\s+from|merge\s+into)\s|\bupdate\s+[\w".]+(\s+(as\s+)?\w+)?\s+set\b/i;
const writes = (text) => writing.test(withoutComments(text));

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const withoutExports = (text) =>
  withoutComments(text)
    .replace(/export (type )?(\{[^}]*\}|\*)\s*from "[^"]+";/g, "")
    .trim();
