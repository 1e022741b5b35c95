// What a document makes a browser load before anyone touches it, compressed with gzip.
import { gzipSync } from "node:zlib";

type Read = (path: string) => Promise<string>;

/** A size in kB, and the number of its files. */
export interface Loaded {
  kb: number;
  files: number;
}

/**
 * Scripts that a document names, with everything that they import. What is requested later, on a click, is not counted.
 * `also` are names of parts that the page's own script loads by itself.
 */
export const scriptsOf = async (html: string, read: Read, also: readonly string[] = []): Promise<Loaded> =>
  sizeOf([...(await scriptTexts(html, read, also)).values()]);

/** The same scripts as texts, by their paths. */
export async function scriptTexts(
  html: string,
  read: Read,
  also: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const follow = async (path: string): Promise<void> => {
    if (texts.has(path)) return;
    const text = await read(path);
    texts.set(path, text);
    for (const [, relative] of text.matchAll(/\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g))
      await follow(new URL(relative!, `http://shop${path}`).pathname);
  };
  for (const path of namedIn(html, (tag) => tag.startsWith("<script") || tag.includes('rel="modulepreload"')))
    await follow(path);
  for (const name of also) {
    const file = new RegExp(`import\\(["'\`](\\./${name}-[^"'\`]+)["'\`]\\)`);
    const [path, found] = [...texts].map(([at, text]) => [at, file.exec(text)?.[1]]).find(([, each]) => each) ?? [];
    if (!path || !found) throw new Error(`No script of the page loads ${name}.`);
    await follow(new URL(found, `http://shop${path}`).pathname);
  }
  return texts;
}

/** Style sheets that a document names, and its own styles. */
export async function stylesOf(html: string, read: Read): Promise<Loaded> {
  const sheets = namedIn(html, (tag) => tag.includes('rel="stylesheet"'));
  const own = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  // One after another: a connection carries one request at a time.
  for (const sheet of sheets) own.push(await read(sheet));
  return sizeOf(own);
}

const namedIn = (html: string, isWanted: (tag: string) => boolean): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(isWanted)
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);

/** Texts as they are sent. */
export const sizeOf = (texts: readonly string[]): Loaded => ({
  kb: texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000,
  files: texts.length,
});
