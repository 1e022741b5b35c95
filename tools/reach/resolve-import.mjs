// From a specifier to a file of ours.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Gives `(specifier, file)` → the file of ours that is meant, "" for anybody else's, undefined when it is not there. */
export function resolver(root) {
  const packages = packagesOf(root);
  return (specifier, from) => {
    const plain = specifier.replace(/\?.*$/, "");
    if (plain.startsWith(".")) return existing(join(dirname(from), plain));
    const [, name, subpath] = plain.match(/^(@selvedge\/[^/]+)\/?(.*)$/) ?? [];
    if (!name || !packages.has(name)) return "";
    const { folder, exports } = packages.get(name);
    const target = targetOf(exports, subpath === "" ? "." : `./${subpath}`);
    return target && existing(join(folder, target));
  };
}

function packagesOf(root) {
  const folder = join(root, "packages");
  const manifests = readdirSync(folder).map((name) => join(folder, name, "package.json"));
  return new Map(manifests.filter((file) => existsSync(file)).map(described));
}

function described(file) {
  const { name, exports = {} } = JSON.parse(readFileSync(file, "utf8"));
  return [name, { folder: dirname(file), exports }];
}

/** Node's own rule for subpaths: the exact one, else the pattern with the longest beginning. */
function targetOf(exports, subpath) {
  if (exports[subpath]) return exports[subpath];
  const fitting = Object.keys(exports).filter((key) => fits(key, subpath));
  const [best] = fitting.sort((a, b) => b.indexOf("*") - a.indexOf("*") || b.length - a.length);
  if (!best) return undefined;
  const [start, end] = best.split("*");
  return exports[best].replaceAll("*", subpath.slice(start.length, subpath.length - end.length));
}

function fits(key, subpath) {
  const [start, end] = key.split("*");
  return end !== undefined && subpath.startsWith(start) && subpath.endsWith(end) && subpath.length >= key.length;
}

/** A folder is read at run time as data, not as source. */
const existing = (file) => (existsSync(file) ? (statSync(file).isFile() ? file : "") : undefined);
