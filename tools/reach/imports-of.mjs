// What a file loads: imports, import(), import.meta.glob, files beside it by their address, and style sheets.
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";

const addresses = [/new URL\(\s*"([^"]+)",\s*import\.meta\.url/g, /import\.meta\.resolve\(\s*"([^"]+)"/g];
const styleImports = [/@import\s+(?:url\()?["']([^"']+)["']/g, /composes:[^;]*\sfrom\s+["']([^"']+)["']/g];

/**
 * The specifiers in one file, and whether it holds types alone. `isType` says that only types are taken, so that nothing
 * of the imported file runs.
 */
export function importsOf(path, text) {
  if (path.endsWith(".css")) return { onlyTypes: false, imports: matches(styleImports, text).map(running) };
  const { module, program } = parseSync(path, text);
  const imported = module.staticImports.map((each) => taken(each.moduleRequest.value, each.entries));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.filter((each) => each.moduleRequest).map((each) => taken(each.moduleRequest.value, [each])),
  );
  const later = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)));
  return {
    onlyTypes: program.body.every(isTypes),
    imports: [
      ...imported,
      ...passedOn,
      ...later.map(running),
      ...globbed(path, text).map(running),
      ...matches(addresses, text).map(addressed),
    ],
  };
}

/** Vite's import.meta.glob takes every file that its pattern finds, from its `base` where it names one. */
const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*"([^"]+)"(?:,\s*\{\s*base: "([^"]+)")?/g;

const globbed = (path, text) =>
  [...text.matchAll(globs)].flatMap(([, pattern, base = "."]) =>
    globSync(join(base, pattern), { cwd: dirname(path) }).map((found) => `./${found}`),
  );

const running = (specifier) => ({ specifier, isType: false });
/** An address may also name a folder, or a file that is yet to be built. */
const addressed = (specifier) => ({ specifier, isType: false, isAddress: true });
const taken = (specifier, entries) => ({
  specifier,
  isType: entries.length > 0 && entries.every((each) => each.isType),
});
const matches = (patterns, text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name));
const literal = (source) => source.match(/^["'`]([^"'`$]+)["'`]$/)?.slice(1) ?? [];

/** Statements that leave nothing to run once the types are gone. */
const isTypes = (statement) =>
  ["TSInterfaceDeclaration", "TSTypeAliasDeclaration"].includes(statement.type) ||
  statement.declare === true ||
  statement.importKind === "type" ||
  statement.exportKind === "type" ||
  (statement.type === "ImportDeclaration" &&
    statement.specifiers.length > 0 &&
    statement.specifiers.every((each) => each.importKind === "type"));
