import type { FileKind } from "./sniff.ts";

export type RefusalCode =
  | "empty_file"
  | "too_many_bytes"
  | "not_a_picture"
  | "unsupported_kind"
  | "damaged"
  | "too_many_pixels"
  | "too_small"
  | "nothing_visible"
  | "svg_broken"
  | "svg_unsafe"
  | "svg_has_text"
  | "svg_effects"
  | "svg_too_complex";

/** Why a file was not taken. `message` says what to do about it. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
}

/** A refusal, in its own words or in those given. */
export function refuse(code: RefusalCode, message = messages[code]): Refusal {
  return { ok: false, code, message };
}

/** A file of a known kind that cannot be taken, with what to save it as instead. */
export function refuseKind(kind: FileKind): Refusal {
  return refuse("unsupported_kind", kindMessages[kind] ?? messages.unsupported_kind);
}

const messages: Record<RefusalCode, string> = {
  empty_file: "This file is empty. Choose it again, or save it once more from the program it came from.",
  too_many_bytes: "This file is larger than 50 MB. Save it as a JPEG, or as a PNG at the size it will be printed.",
  not_a_picture: "This file is not a picture. Upload a PNG, JPEG, WebP, AVIF, GIF or SVG.",
  unsupported_kind: "This kind of picture cannot be read here. Save it as a PNG or JPEG and upload that.",
  damaged: "This picture is damaged or was cut off on its way. Save it again and upload the new file.",
  too_many_pixels:
    "This picture has more pixels than can be printed. Make it at most 20,000 pixels on each side and 100 million in all.",
  too_small: "This picture is smaller than 16 pixels. Upload a larger version of it.",
  nothing_visible: "This picture is completely clear, so nothing would print. Check that its layers are switched on.",
  svg_broken: "This drawing cannot be read. Export it as SVG again, or save it as a PNG.",
  svg_unsafe:
    "This drawing holds scripts, links to other files or embedded pages. Export it as plain SVG without them, or save it as a PNG.",
  svg_has_text: "This drawing holds text in a font. Convert the text to outlines and upload it again.",
  svg_effects:
    "This drawing uses filters, patterns or markers. Flatten its effects, or save it as a PNG at the size it will be printed.",
  svg_too_complex:
    "This drawing is too detailed to draw. Simplify its paths, or save it as a PNG at the size it will be printed.",
};

const kindMessages: Partial<Record<FileKind, string>> = {
  heic: "This is a HEIC photo. Share or export it as a JPEG and upload that.",
  pdf: "This is a PDF. Export the artwork from it as a PNG with a clear background and upload that.",
  psd: "This is a Photoshop file. Save it as a PNG with a clear background and upload that.",
  tiff: "This is a TIFF. Save it as a PNG and upload that.",
  bmp: "This is a bitmap (BMP). Save it as a PNG and upload that.",
};
