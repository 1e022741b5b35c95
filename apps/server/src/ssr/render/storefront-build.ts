// The built pages of shops: the module that renders them, and the files that browsers need for each.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { DocumentData, RouteName } from "@selvedge/contracts/pages/page-data";
import type { GuardName } from "@selvedge/domain/access/guards";
import { Refusal } from "../../plugins/refusal.ts";
import type { LoadedRoute } from "../visit.ts";
import type { AroundBlocks } from "./around-blocks.ts";

export interface StorefrontRoute {
  name: LoadedRoute;
  routeName?: string;
  layout: string;
  isDocument?: true;
  cache?: { query: readonly string[] };
  guards?: readonly GuardName[];
}

export interface RenderedPage {
  hints: string;
  above: string;
  main: string;
  below: string;
  isStatic: boolean;
  waits: boolean;
  views: readonly string[];
}

/** What entry-server of the storefront exports. */
interface EntryServer {
  match(path: string): { route: StorefrontRoute; params: Record<string, string> } | null;
  cleanPath(pathname: string): string | null;
  encodePath(path: string): string;
  render(data: DocumentData, around?: AroundBlocks): RenderedPage;
  moduleOf(route: RouteName): string;
  entryModule: string;
  firstBlockModule: string;
  splitTestsModule: string;
  pageEditorModule: string;
  themeEditorModule: string;
  hydrateModule: string;
  /** What loads the code of pages. */
  pagesModule: string;
  /** Style sheets of themes, by the name of the look. */
  looks: Readonly<Record<string, string>>;
}

export interface PageAssets {
  styles: string[];
  entry: string;
  /** Further modules that the page will load. */
  modules: string[];
}

export interface StorefrontBuild extends EntryServer {
  /** Identifies this build: a browser with a page of another build loads a document. */
  build: string;
  /** The address of the script that hides all but the first block while its picture loads. */
  firstBlock: string;
  /** The address of the script that starts split tests, in shops where one runs. */
  splitTests: string;
  /** The address of the script that an editor around the page speaks with. */
  pageEditor: string;
  /** The same for the theme editor. */
  themeEditor: string;
  /** `views` are the source files of blocks whose styles the route does not bring. */
  assetsOf(route: RouteName, isStatic: boolean, views: readonly string[]): PageAssets;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const dist = new URL("../../../../storefront/dist/", import.meta.url);
let loaded: Promise<StorefrontBuild | null> | undefined;

/** The build, read once; null while there is none. */
export function storefrontBuild(): Promise<StorefrontBuild | null> {
  loaded ??= load();
  return loaded;
}

/** The build. Throws unavailable while there is none. */
export async function requireBuild(): Promise<StorefrontBuild> {
  const storefront = await storefrontBuild();
  if (!storefront)
    throw new Refusal("unavailable", { message: "The shops' pages have not been built yet. Run npm run build." });
  return storefront;
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
    firstBlock: `/${manifest[entry.firstBlockModule]!.file}`,
    splitTests: `/${manifest[entry.splitTestsModule]!.file}`,
    pageEditor: `/${manifest[entry.pageEditorModule]!.file}`,
    themeEditor: `/${manifest[entry.themeEditorModule]!.file}`,
    assetsOf(route, isStatic, views) {
      const key = `${route} ${isStatic} ${views.join(" ")}`;
      const assets = known.get(key) ?? assetsOf(manifest, entry, { route, isStatic, views });
      if (known.size > 2_000) known.clear();
      known.set(key, assets);
      return assets;
    },
  };
}

function assetsOf(
  manifest: Record<string, Chunk>,
  entry: EntryServer,
  { route, isStatic, views }: { route: RouteName; isStatic: boolean; views: readonly string[] },
): PageAssets {
  const first = closure(manifest, [entry.entryModule]);
  const page = closure(manifest, [entry.moduleOf(route)]);
  const hydration = isStatic ? [] : closure(manifest, [entry.pagesModule, entry.hydrateModule]);
  // Parts that the server renders and a browser need not fetch still need their styles.
  const parts = (manifest[entry.moduleOf(route)]?.dynamicImports ?? []).filter((name) => !name.startsWith(blockViews));
  const rendered = closure(manifest, parts);
  const ofViews = closure(manifest, views);
  const styles = unique([...first, ...page, ...rendered, ...ofViews].flatMap(({ css = [] }) => css));
  const own = manifest[entry.entryModule]!.file;
  const modules = isStatic ? first : [...first, ...hydration, ...page];
  return {
    styles: styles.map((file) => `/${file}`),
    entry: `/${own}`,
    modules: unique(modules.map(({ file }) => file))
      .filter((file) => file !== own)
      .map((file) => `/${file}`),
  };
}

/** Views of blocks are chunks that a page of blocks may load; only those that it holds are its own. */
const blockViews = "../../packages/blocks/src/";

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
