// What `npm run new` would write: new files, and the lines that name them in the project's lists.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isName, namesOf } from "./names.mjs";
import { block } from "./shapes/block.mjs";
import { module } from "./shapes/module.mjs";
import { page } from "./shapes/page.mjs";
import { screen } from "./shapes/screen.mjs";
import { theme } from "./shapes/theme.mjs";

export const shapes = { module, screen, block, page, theme };

/** A refusal in one sentence, for the person who typed the command. */
export class Refused extends Error {}

/**
 * Texts by path: `created` for files that are new, `changed` for those that get a line, and sentences on what to do `next`.
 * Throws Refused for a kind that is none, and for a name that is malformed or taken.
 */
export function planOf(root, kind, name) {
  const shape = Object.hasOwn(shapes, kind ?? "") ? shapes[kind] : refuse(usage);
  if (!name) refuse(`Name the ${kind}: npm run new -- ${kind} ${shape.example}`);
  const wrong = shape.wrong ? shape.wrong(name) : isName(name) ? null : nameRule(kind, shape);
  if (wrong) refuse(wrong);
  const { own, beside = [], files, lines } = shape.plan(name);
  const taken = [own, ...beside, ...Object.keys(files)].find((path) => existsSync(join(root, path)));
  if (taken) refuse(`There is already ${taken}. Choose another name, or change what is there.`);
  const changed = Object.entries(lines).map(([path, change]) => [
    path,
    change(readFileSync(join(root, path), "utf8"), path),
  ]);
  const names = namesOf(name.split("/").at(-1));
  return { created: files, changed: Object.fromEntries(changed), next: shape.next(names, name) };
}

const usage = `npm run new -- KIND NAME, where KIND is ${Object.keys(shapes).join(", ")}. For example: npm run new -- block gift-card`;

const nameRule = (kind, { example }) =>
  `The name of a ${kind} is small letters and figures, its words joined by "-": ${example}.`;

function refuse(sentence) {
  throw new Refused(sentence);
}
