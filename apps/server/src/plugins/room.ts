// How much room on the disk is kept for whom: orders outlast uploads, and readiness says so before nothing can be written.
import type { Platform } from "../platform.ts";
import { Refusal } from "./refusal.ts";

const megabyte = 1024 * 1024;

/** With less than this nothing new is taken in that can wait: what is left is for orders, labels and the database. */
const uploadBytes = 128 * megabyte;
/** With less than this a process cannot promise to write anything: the database alone writes files of 16 MB. */
const workBytes = 32 * megabyte;

/** Ends an upload while the disk is nearly full. */
export async function requireRoomForUploads({ freeBytes }: Pick<Platform, "freeBytes">): Promise<void> {
  if ((await freeBytes()) < uploadBytes)
    throw new Refusal("noRoom", {
      message: "There is no room for new files now. Nothing was kept. Please try again later.",
    });
}

/** "ok", or how little is left, for whoever reads the readiness of a process. */
export async function roomToWork({ freeBytes }: Pick<Platform, "freeBytes">): Promise<string> {
  const free = await freeBytes();
  return free >= workBytes ? "ok" : `only ${Math.floor(free / megabyte)} MB free`;
}
