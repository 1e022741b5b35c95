import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant, listOf, paging } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

/** A picture of the shop's own. `sha256` is its id inside designs. */
export const artwork = z.object({
  id: z.number(),
  name: z.string(),
  sha256: z.string(),
  mime: z.enum(["image/png", "image/jpeg"]),
  widthPx: z.number(),
  heightPx: z.number(),
  hasAlpha: z.boolean(),
  sizeBytes: z.number(),
  /** At most 1600 px wide or high, for the studio. */
  previewUrl: z.string(),
  /** At most 320 px, for lists. */
  thumbUrl: z.string(),
  createdAt: instant,
});

const changed = dataOf(z.object({ id: z.number() }));

export const artworkCalls = {
  listArtworks: defineCall({
    key: "GET /divisions/{division}/artworks/",
    summary: "The shop's artworks, newest first.",
    access: "merchant",
    permission: "designs.read",
    params: divisionParams,
    query: z.object({ search: z.string().trim().max(80).default(""), ...paging }),
    reply: listOf(artwork),
    errors: ["signInNeeded", "notFound", "validation"],
  }),
  uploadArtwork: defineCall({
    key: "POST /divisions/{division}/artworks/",
    summary:
      "Takes one picture in (PNG, JPEG, WebP, AVIF, GIF or SVG, up to 50 MB) or says why not. A refused file leaves nothing behind; the same picture twice is one artwork.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionParams,
    isUpload: true,
    /** wasThere: the shop had this very picture in its list, which is the one that is given. */
    reply: dataOf(artwork.extend({ wasThere: z.boolean() })),
    errors: ["signInNeeded", "notFound", "permissionDenied", "fileRefused", "tooManyTries", "csrf"],
  }),
  renameArtwork: defineCall({
    key: "PATCH /divisions/{division}/artworks/{id}/",
    summary: "Renames an artwork.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionItemParams,
    body: z.strictObject({ name: filledText(80) }),
    reply: dataOf(artwork),
    errors: ["signInNeeded", "notFound", "permissionDenied", "validation", "csrf"],
  }),
  deleteArtwork: defineCall({
    key: "DELETE /divisions/{division}/artworks/{id}/",
    summary: "Deletes an artwork from the list. Designs that use it keep it.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionItemParams,
    reply: changed,
    errors: ["signInNeeded", "notFound", "permissionDenied", "csrf"],
  }),
  restoreArtwork: defineCall({
    key: "POST /divisions/{division}/artworks/{id}/restore/",
    summary: "Restores a deleted artwork.",
    access: "merchant",
    permission: "designs.edit",
    params: divisionItemParams,
    reply: changed,
    errors: ["signInNeeded", "notFound", "permissionDenied", "csrf"],
  }),
};
