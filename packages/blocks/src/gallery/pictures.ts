import type { JsonObject } from "@selvedge/pages/json";

/** A picture for specimens: a horizon in two colours with a sun over it, drawn where it is shown. */
export function scenePicture(
  altText: string,
  [sky, sea, sun]: readonly [string, string, string],
  cutout = false,
): JsonObject {
  const ground = cutout
    ? ""
    : `<rect width="960" height="640" fill="${sky}"/><rect y="400" width="960" height="240" fill="${sea}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">${ground}<circle cx="600" cy="330" r="130" fill="${sun}"/><path d="M300 400h420v16H300zM380 440h270v12H380z" fill="${sun}" opacity=".55"/></svg>`;
  const original = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { original, altText, width: 960, height: 640, ...(cutout ? { cutout } : {}) };
}

export const PICTURES = {
  dusk: scenePicture("A calm sea at dusk with the sun on the horizon", ["#d6dde0", "#4f7a8a", "#d9825b"]),
  meadow: scenePicture("A dark green meadow under a pale sun", ["#c9d6c4", "#2f5a3f", "#efe3b0"]),
  night: scenePicture("A night sea with a white moon", ["#1d2b3a", "#0f1a26", "#f2efe6"]),
  sun: scenePicture("A drawn sun without a background", ["#000000", "#000000", "#d9825b"], true),
};
