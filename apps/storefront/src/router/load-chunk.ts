// What a dynamic import loads beside its chunk. It stands in the place of Vite's own helper, which is a tenth of the script
// of a page without React: that one also settles for nonces, base addresses and browsers that shops' pages do not have.

/** Files asked for, with what a style sheet waits for. One that failed is forgotten, so that it is asked for again. */
const asked: Record<string, Promise<void> | true> = {};

/**
 * Imports a chunk by `load` once the style sheets among `files` have loaded; scripts among them are fetched ahead. Names of
 * files are below the root. Fails where a style sheet does, as it does where the chunk does.
 */
export const loadChunk = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> =>
  Promise.all(files.map((file) => (asked[file] ??= ask(file)))).then(load);

function ask(file: string): Promise<void> | true {
  const href = `/${file}`;
  // The server names some in the document.
  if (document.querySelector(`link[href="${href}"]`)) return true;
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = href;
  document.head.append(link);
  return (
    !isStyle ||
    new Promise((done, fail) => {
      link.onload = () => done();
      link.onerror = () => {
        link.remove();
        delete asked[file];
        fail(new Error(`Unable to load ${href}`));
      };
    })
  );
}
