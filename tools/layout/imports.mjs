// Which file imports which.
import { dirname, join } from "node:path/posix";
import { importsOf } from "../reach/imports-of.mjs";

/** Every relative import, those of types among them, as two paths. `files` are paths with their texts. */
export function importEdges(files) {
  return [...files].flatMap(([from, text]) =>
    importsOf(from, text)
      .imports.filter(({ specifier, isAddress }) => specifier.startsWith(".") && !isAddress)
      .map(({ specifier }) => ({ from, to: join(dirname(from), specifier.split("?")[0]) })),
  );
}

/** Tests and what only tests use. They may import anything. */
export const isForTests = (path) => /\.test\.tsx?$|\/testing\//.test(path);
