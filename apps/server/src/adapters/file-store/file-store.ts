/** Whether a file can be read: its bytes are those of its name, are others, or are not there. */
export type FileState = "whole" | "damaged" | "missing";

/** Keeps bytes under the hash of their content, per division. The same bytes are kept once and never change. */
export interface FileStore {
  /** Writes the bytes unless they are there already, in place of damaged ones; they are safe on return. */
  put(divisionId: number, sha256: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, checked against their hash. Throws MissingFile or DamagedFile. */
  get(divisionId: number, sha256: string): Promise<Buffer>;
  has(divisionId: number, sha256: string): Promise<boolean>;
  /** Reads the whole file, without holding it, and says how it is. */
  check(divisionId: number, sha256: string): Promise<FileState>;
  /** Removes what processes that died in mid-write have left, once it has not been touched for so long. Gives how many. */
  sweep(untouchedMs: number): Promise<number>;
}

export class MissingFile extends Error {
  override readonly name = "MissingFile";
}
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
}
