import { cookieValueLimit, type Log, type StorageDriver, storageDriver } from "./storage-driver.ts";

/** Where cookies are: a document in a browser. */
export interface CookieJar {
  cookie: string;
}

/** In front of every name, so that the driver's cookies are never taken for those that calls agree on. */
export const cookiePrefix = "tmp_";

/**
 * Stores texts in cookies named `tmp_…`, for a session or for `days`. Values are written in the characters that cookies allow,
 * and their limit counts those.
 */
export function cookieStorage(jar: () => CookieJar, log: Log, days?: number): StorageDriver {
  const about = `; path=/; SameSite=Lax${days === undefined ? "" : `; max-age=${days * 86_400}`}`;
  const driver = storageDriver(
    {
      read: (key) => readCookie(jar().cookie, nameOf(key)),
      write: (key, value) => {
        jar().cookie = `${nameOf(key)}=${value}${about}`;
      },
      erase: (key) => {
        jar().cookie = `${nameOf(key)}=; path=/; max-age=0`;
      },
    },
    log,
    cookieValueLimit,
  );
  return { ...driver, set: (key, value) => driver.set(key, cookieText(value)) };
}

/** Half of a pair, as text cut in the middle of an emoji leaves it, has no character of its own and becomes "�". */
const cookieText = (text: string): string => encodeURIComponent(text.toWellFormed());

const nameOf = (key: string): string => cookiePrefix + cookieText(key);

function readCookie(all: string, name: string): string | null {
  const found = all.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}
