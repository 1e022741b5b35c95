import type { StorageDriver } from "@selvedge/domain/storage/storage-driver";
import { webStorage } from "@selvedge/domain/storage/web-storage";

const log = (message: string) => console.warn(message);

/** What this browser keeps over restarts. */
export const localMemory: StorageDriver = webStorage(() => localStorage, log);

/** What one tab keeps over reloads. */
export const sessionMemory: StorageDriver = webStorage(() => sessionStorage, log);
