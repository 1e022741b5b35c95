import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import { check } from "@selvedge/domain/validation/rule";
import { ext } from "@selvedge/domain/validation/rules/files";

const megabytes = artworkSizeLimitBytes / 1024 / 1024;

/** Why a file cannot be taken, told before a byte of it is sent; null when the server has to look. */
export function refusalBefore({ name, size }: Pick<File, "name" | "size">): string | null {
  if (size > artworkSizeLimitBytes)
    return `This file is larger than ${megabytes} MB. Save it as a JPEG, or as a PNG at the size it will be printed.`;
  return check(name, [ext()]);
}
