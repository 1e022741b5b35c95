import { gzipSync } from "node:zlib";
import { openConnection } from "../http/connection.ts";
import { getRequest } from "../http/request.ts";
import { demoServer } from "../pages/demo-server.ts";
import type { Row } from "../report/row.ts";

const limitKb = 80;

/** What a browser has to load of scripts for the home page and for a product's page, compressed with gzip. */
export async function scriptBytes(): Promise<Row> {
  const { server, host } = await demoServer();
  const connection = await openConnection(server.port);
  const read = async (path: string): Promise<string> => {
    const { status, body } = await connection.send(getRequest(path, { host }));
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    return String(body);
  };
  const home = await read("/");
  const product = /href="(?:http:\/\/[^/"]+)?(\/product\/[^"#?]+)"/.exec(home)?.[1];
  if (!product) throw new Error("The home page leads to no product.");
  const ofHome = await scriptsOf(home, read);
  const ofProduct = await scriptsOf(await read(product), read);
  connection.close();
  const most = Math.max(ofHome.kb, ofProduct.kb);
  return {
    name: "script-bytes",
    ratio: most / limitKb,
    target: { sign: "≤", value: 1 },
    detail: `of ${limitKb} kB gzip: home ${ofHome.kb.toFixed(1)} kB in ${ofHome.files} files, product ${ofProduct.kb.toFixed(1)} kB in ${ofProduct.files}`,
  };
}

/** Scripts that a document names, with everything that they import. What is requested later, on a click, is not counted. */
async function scriptsOf(html: string, read: (path: string) => Promise<string>) {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.startsWith("<script") || tag.includes('rel="modulepreload"'))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  const texts = new Map<string, string>();
  const follow = async (path: string): Promise<void> => {
    if (texts.has(path)) return;
    const text = await read(path);
    texts.set(path, text);
    for (const [, relative] of text.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g))
      await follow(new URL(relative!, `http://shop${path}`).pathname);
  };
  for (const path of named) await follow(path);
  const bytes = [...texts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  return { kb: bytes / 1000, files: texts.size };
}
