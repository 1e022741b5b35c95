/** A shop as something that a phone may put on its home screen. */
export const manifestOf = (name: string) => ({
  name,
  short_name: name.length > 12 ? (name.split(" ")[0] ?? name).slice(0, 12) : name,
  start_url: "/",
  scope: "/",
  display: "browser",
  icons: [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
});
