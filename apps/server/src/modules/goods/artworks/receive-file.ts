import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { refuse } from "@selvedge/print/ingest/refusal";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../plugins/refusal.ts";

/**
 * Writes the one file of a request to `path` as it arrives, and gives the name that it came with. Refuses a request that
 * is no form, has no file, or has one above the limit of the multipart plugin. Throws when the request is cut off or the
 * file cannot be written.
 */
export async function receiveFile(request: FastifyRequest, path: string): Promise<string> {
  if (!request.isMultipart()) throw new Refusal("unsupportedMedia");
  const part = await request.file();
  if (!part) throw refusedFile("Choose a file to upload.");
  try {
    await pipeline(part.file, createWriteStream(path));
  } catch (error) {
    await dropRest(request.raw);
    throw error;
  }
  if (part.file.truncated) throw refusedFile(refuse("too_many_bytes").message);
  return part.filename;
}

/** Reads what is still on its way: a browser looks for the answer once it has sent everything. */
const dropRest = (body: Readable) =>
  finished(body.resume()).catch(() => {
    // Cut off: nothing more is coming.
  });

/** The answer to a file that is not taken, in words for the form that it came from. */
export const refusedFile = (message: string) => new Refusal("fileRefused", { errors: { file: [message] } });
