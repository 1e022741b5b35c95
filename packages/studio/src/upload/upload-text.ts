import type { StudioUpload } from "../scene/studio-types.ts";

/** How far a file has come, in words. */
export const uploadText = ({ isWaiting, sentShare }: StudioUpload): string =>
  isWaiting ? "Waiting" : sentShare < 1 ? `${Math.round(sentShare * 100)}%` : "Checking";
