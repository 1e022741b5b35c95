import { iconPath } from "../brand/index.ts";

/** A shop as something that a phone may put on its home screen. */
export const manifestOf = (name: string) => ({
  name,
  short_name: name.length > 12 ? (name.split(" ")[0] ?? name).slice(0, 12) : name,
  start_url: "/",
  scope: "/",
  display: "browser",
  icons: [
    { src: iconPath("icon-192"), sizes: "192x192", type: "image/png" },
    { src: iconPath("icon-512"), sizes: "512x512", type: "image/png" },
    { src: iconPath("icon-maskable-512"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ],
});
