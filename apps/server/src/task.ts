import type { Platform } from "./platform.ts";

/** Work that a request queued. Runs at least once, so it must tolerate running twice. */
export type Task = (platform: Platform, payload: unknown) => Promise<void>;
