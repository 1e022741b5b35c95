import type { Point } from "@selvedge/domain/geometry/point";
import { cutOf } from "./cut-of.ts";

interface Cut {
  name: string;
  src: string;
  /** Height over width. */
  ratio: number;
  around: Point;
}

/** A part of a picture of the shop as a file of its own, to be uploaded. Throws where the picture does not load. */
export async function cutPicture({ name, src, ratio, around }: Cut): Promise<File> {
  const picture = new Image();
  picture.crossOrigin = "anonymous";
  picture.src = src;
  await picture.decode();
  const { x, y, width, height } = cutOf({ width: picture.naturalWidth, height: picture.naturalHeight }, ratio, around);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")!.drawImage(picture, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The picture was not cut");
  return new File([blob], `${name.replace(/\.\w+$/, "")}, cut.png`, { type: "image/png" });
}
