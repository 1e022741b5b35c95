/** The style sheets of every look, by name: `image-halftone`. Those of a page's theme are sent as one file. */
const files = import.meta.glob<string>("../../../packages/blocks/src/treatments/*/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

export const looks: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, css]) => [path.slice(path.lastIndexOf("/") + 1, -".css".length), css]),
);
