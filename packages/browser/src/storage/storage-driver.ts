// One way to store small texts, for every kind of storage. A browser may refuse storage altogether, so nothing here ever throws:
// what cannot be stored is logged, and what cannot be read is not there. Source: platform-core §3, §5, §8, §9.

export interface StorageDriver {
  /** null where nothing is stored under the key. */
  get(key: string): string | null;
  /** false when it was too long, or could not be stored; the reason is logged. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/** Longest key, in characters. */
export const storageKeyLimit = 256;
/** Longest value, in characters. */
export const storageValueLimit = 16_384;
/** Longest value of a cookie, in characters as it is written: browsers drop longer ones silently. */
export const cookieValueLimit = 3_584;

export type Log = (message: string) => void;

/** What one of the four drivers does with keys and values that have been looked at. */
export interface Shelf {
  read(key: string): string | null;
  write(key: string, value: string): void;
  erase(key: string): void;
}

/** A driver over a shelf: looks at lengths, and turns failures of the shelf into log lines. */
export function storageDriver(shelf: Shelf, log: Log, valueLimit = storageValueLimit): StorageDriver {
  const safely = (doing: string, run: () => void): boolean => {
    try {
      run();
      return true;
    } catch (error) {
      log(`Storage could not be ${doing}: ${String(error)}`);
      return false;
    }
  };
  return {
    get(key) {
      let found: string | null = null;
      safely("read", () => {
        found = shelf.read(key);
      });
      return found;
    },
    set(key, value) {
      const fault = tooLong(key, value, valueLimit);
      if (fault) log(fault);
      return fault === null && safely("written", () => shelf.write(key, value));
    },
    remove: (key) => void safely("written", () => shelf.erase(key)),
  };
}

function tooLong(key: string, value: string, valueLimit: number): string | null {
  if (key.length > storageKeyLimit) return `Storage key is longer than ${storageKeyLimit}: ${key.slice(0, 40)}…`;
  return value.length > valueLimit ? `Storage value of ${key} is longer than ${valueLimit}` : null;
}
