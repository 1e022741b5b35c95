// The built pages of shops: the module that draws them, and the files that browsers need for each.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { DocumentData, RouteName } from "@selvedge/contracts/storefront/page-data";
import type { GuardName } from "@selvedge/domain/access/guards";

export interface StorefrontRoute {
  name: RouteName;
  layout: string;
  loader: string;
  isDocument?: true;
  cache?: { query: readonly string[] };
  guards?: readonly GuardName[];
}

export interface Drawn {
  hints: string;
  above: string;
  main: string;
  below: string;
  isInert: boolean;
}

/** What entry-server of the storefront exports. */
interface EntryServer {
  match(path: string): { route: StorefrontRoute; params: Record<string, string> } | null;
  cleanPath(pathname: string): string | null;
  encodePath(path: string): string;
  render(data: DocumentData): Drawn;
  moduleOf: Record<RouteName, string>;
  entryModule: string;
  wakeModule: string;
}

export interface PageAssets {
  styles: string[];
  entry: string;
  /** Further modules that the page will ask for. */
  modules: string[];
}

export interface StorefrontBuild extends EntryServer {
  /** Names this build: a page of another one is loaded as a document. */
  build: string;
  assetsOf(route: RouteName, isInert: boolean): PageAssets;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const dist = new URL("../../../storefront/dist/", import.meta.url);
let loaded: Promise<StorefrontBuild | null> | undefined;

/** The build, read once; null while there is none. */
export function storefrontBuild(): Promise<StorefrontBuild | null> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<StorefrontBuild | null> {
  const manifestFile = new URL("client/.vite/manifest.json", dist);
  if (!existsSync(manifestFile)) return null;
  const text = readFileSync(manifestFile, "utf8");
  const entry: EntryServer = await import(new URL("server/entry-server.js", dist).href);
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const code = readFileSync(new URL("server/entry-server.js", dist));
  const build = createHash("sha256").update(text).update(code).digest("base64url").slice(0, 12);
  const known = new Map<string, PageAssets>();
  return {
    ...entry,
    build,
    assetsOf(route, isInert) {
      const key = `${route} ${isInert}`;
      const assets = known.get(key) ?? assetsOf(manifest, entry, route, isInert);
      known.set(key, assets);
      return assets;
    },
  };
}

function assetsOf(manifest: Record<string, Chunk>, entry: EntryServer, route: RouteName, isInert: boolean): PageAssets {
  const first = closure(manifest, [entry.entryModule]);
  const page = closure(manifest, [entry.moduleOf[route]]);
  const awake = isInert ? [] : closure(manifest, [entry.wakeModule]);
  // Parts that the server draws and a browser need not fetch still wear their styles.
  const drawn = closure(manifest, manifest[entry.moduleOf[route]]?.dynamicImports ?? []);
  const styles = unique([...first, ...page, ...drawn].flatMap(({ css = [] }) => css));
  const own = manifest[entry.entryModule]!.file;
  const modules = isInert ? first : [...first, ...awake, ...page];
  return {
    styles: styles.map((file) => `/${file}`),
    entry: `/${own}`,
    modules: unique(modules.map(({ file }) => file))
      .filter((file) => file !== own)
      .map((file) => `/${file}`),
  };
}

/** Chunks with everything that they import, the imported ones first. */
function closure(manifest: Record<string, Chunk>, names: readonly string[], seen = new Set<string>()): Chunk[] {
  return names.flatMap((name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [...closure(manifest, chunk.imports ?? [], seen), chunk];
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
