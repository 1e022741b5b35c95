// A buyer's review, with photos beside its fields.
import multipart from "@fastify/multipart";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { reviewForm, reviewPhotoBytes, reviewPhotoLimit } from "@selvedge/contracts/reviews/review-form";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { writeReview } from "../../../modules/orders/reviews/index.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { textsByField } from "../../../plugins/serve.ts";
import { reviewPath } from "../../loaders/orders/review.ts";
import { type Post, shopOf } from "../post.ts";

interface Photos {
  readonly files: Buffer[];
  isTooLarge: boolean;
}
const received = new WeakMap<FastifyRequest, Photos>();

/** More than a review takes, so that who chooses one too many reads why. */
const mostFiles = 12;

/** Lets the forms of `app` carry photos. Each is read within its limit; one above it is said at its form. */
export const withPhotos = (app: FastifyInstance) =>
  app.register(multipart, {
    attachFieldsToBody: "keyValues",
    limits: { files: mostFiles, fields: 20, fileSize: reviewPhotoBytes },
    async onFile(this: FastifyRequest, part) {
      const photos = received.get(this) ?? { files: [], isTooLarge: false };
      received.set(this, photos);
      const parts: Buffer[] = [];
      // One too many is enough to be refused; of those after it nothing is held.
      const isHeld = photos.files.length <= reviewPhotoLimit;
      for await (const chunk of part.file) if (isHeld) parts.push(chunk);
      if (part.file.truncated) photos.isTooLarge = true;
      else if (parts.length > 0) photos.files.push(Buffer.concat(parts));
      // What the body says of it; its bytes stand beside the body.
      Object.assign(part, { value: part.filename });
    },
  });

/** Stores a review, and leads back to the page of its order. */
export async function sendReview(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { orderHash, item } = request.params as { orderHash: string; item: string };
  if (!/^\d{1,15}$/.test(item)) throw new Refusal("notFound");
  const { files, isTooLarge } = received.get(request) ?? { files: [], isTooLarge: false };
  const read = readBySchema(reviewForm, fields);
  if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
  if (isTooLarge) throw new Refusal("validation", { errors: { photos: ["Choose photos of at most 8 MB each."] } });
  await writeReview(platform, shopOf(post), {
    ...{ orderHash, itemId: Number(item), review: read.data },
    ...{ photos: files, remoteAddress: request.ip },
  });
  return `${reviewPath(orderHash)}?sent=yes`;
}
