import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import { check } from "@selvedge/domain/validation/rule";
import { ext } from "@selvedge/domain/validation/rules/files";

const megabytes = artworkSizeLimitBytes / 1024 / 1024;

/** Why a file cannot be taken, found before any of it is sent; null when only the server can find out. */
export function refusalBeforeUpload({ name, size }: Pick<File, "name" | "size">): string | null {
  if (size > artworkSizeLimitBytes)
    return `This file is larger than ${megabytes} MB. Save it as a JPEG, or as a PNG at the size it will be printed.`;
  return check(name, [ext()]);
}
