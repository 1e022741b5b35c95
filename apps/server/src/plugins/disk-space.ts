// How much disk space is reserved: uploads are refused before orders, and readiness reports it before writes fail.
import type { Platform } from "../platform.ts";
import { Refusal } from "./refusal.ts";

const megabyte = 1024 * 1024;

/** With less free space than this uploads are refused: the rest is for orders, labels and the database. */
const uploadBytes = 128 * megabyte;
/** With less free space than this the process is not ready: the database alone writes files of 16 MB. */
const workBytes = 32 * megabyte;

/** Throws noRoom while the disk is nearly full. */
export async function requireSpaceForUploads({ freeBytes }: Pick<Platform, "freeBytes">): Promise<void> {
  if ((await freeBytes()) < uploadBytes)
    throw new Refusal("noRoom", {
      message: "There is no space for new files at the moment. Nothing was saved. Please try again later.",
    });
}

/** "ok", or how little is left, for the readiness check. */
export async function spaceToWork({ freeBytes }: Pick<Platform, "freeBytes">): Promise<string> {
  const free = await freeBytes();
  return free >= workBytes ? "ok" : `only ${Math.floor(free / megabyte)} MB free`;
}
