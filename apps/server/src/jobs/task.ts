import type { Platform } from "../platform.ts";

/** Work that a request left behind. Runs at least once, so it must bear running twice. */
export type Task = (platform: Platform, payload: unknown) => Promise<void>;
