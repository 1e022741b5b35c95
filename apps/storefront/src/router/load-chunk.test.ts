import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Link {
  rel: string;
  href: string;
  onload?: () => void;
  onerror?: () => void;
}

let links: Link[];
let loadChunk: typeof import("./load-chunk.ts").loadChunk;

beforeEach(async () => {
  links = [{ rel: "stylesheet", href: "/assets/shown.css" }];
  vi.stubGlobal("document", {
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: (): object => ({
      remove() {
        links.splice(links.indexOf(this as Link), 1);
      },
    }),
    head: { append: (link: Link) => links.push(link) },
  });
  ({ loadChunk } = await import("./load-chunk.ts"));
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((done) => setTimeout(done));

test("a chunk is imported once its style sheet has loaded, and its scripts are fetched meanwhile", async () => {
  const load = vi.fn(async () => "page");
  const loading = loadChunk(load, ["assets/part.js", "assets/page.css"]);
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(links.slice(1).map(({ rel, href }) => [rel, href])).toEqual([
    ["modulepreload", "/assets/part.js"],
    ["stylesheet", "/assets/page.css"],
  ]);
  links.at(-1)!.onload!();
  expect(await loading).toBe("page");
});

test("what is in the document or was asked for before is not asked for again", async () => {
  const load = async () => "page";
  const first = loadChunk(load, ["assets/shown.css", "assets/once.css"]);
  const second = loadChunk(load, ["assets/once.css"]);
  expect(links.map(({ href }) => href)).toEqual(["/assets/shown.css", "/assets/once.css"]);
  links[1]!.onload!();
  expect(await Promise.all([first, second])).toEqual(["page", "page"]);
});

test("without its style sheet a chunk fails, and the sheet is requested again the next time", async () => {
  const load = vi.fn(async () => "page");
  const failing = loadChunk(load, ["assets/lost.css"]);
  links[1]!.onerror!();
  await expect(failing).rejects.toThrow("Unable to load /assets/lost.css");
  expect(load).not.toHaveBeenCalled();
  const again = loadChunk(load, ["assets/lost.css"]);
  links[1]!.onload!();
  expect(await again).toBe("page");
});
