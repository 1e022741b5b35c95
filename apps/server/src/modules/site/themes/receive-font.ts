import type { FastifyRequest } from "fastify";
import { Refusal } from "../../../plugins/refusal.ts";
import { refusedFont } from "./add-font.ts";

/** The one file of a request and its tick for the licence, which comes before it. */
export async function receiveFont(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal("unsupportedMedia");
  const part = await request.file();
  if (!part) throw refusedFont("file", "Choose a file to upload.");
  const bytes = await part.toBuffer().catch(() => null);
  if (!bytes || part.file.truncated) throw refusedFont("file", "This font is larger than 500 KB.");
  const licence = part.fields.licence;
  const isLicensed = licence !== undefined && "value" in licence && licence.value === "yes";
  return { bytes, filename: part.filename, isLicensed };
}
