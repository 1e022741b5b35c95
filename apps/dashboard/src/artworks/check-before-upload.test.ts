import { artworkSizeLimitBytes } from "@selvedge/domain/limits";
import { expect, test } from "vitest";
import { refusalBeforeUpload } from "./check-before-upload.ts";

test.each([
  ["fern.png", artworkSizeLimitBytes, null],
  ["fern.PNG", 0, null],
  ["fern.png", artworkSizeLimitBytes + 1, /^This file is larger than 50 MB\./],
  ["fern.txt", 10, /^Must upload the following formats: png/],
  ["fern", 10, /^Must upload/],
] as const)("%s of %i bytes is refused before it is sent: %s", (name, size, refusal) => {
  const said = refusalBeforeUpload({ name, size });
  if (refusal) expect(said).toMatch(refusal);
  else expect(said).toBeNull();
});
