import type { DivisionId } from "@selvedge/domain/ids";

/** Whether a file can be read: its bytes are those of its name, are others, or are not there. */
export type FileState = "whole" | "damaged" | "missing";

/** Stores bytes under the hash of their content, per division. The same bytes are stored once and never change. */
export interface FileStore {
  /** Writes the bytes unless they are there already, in place of damaged ones; they are safe on return. */
  put(divisionId: DivisionId, sha256: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, for a file in a scratch folder of this store, which may move away from there. Its bytes are never in our memory. */
  putFile(divisionId: DivisionId, sha256: string, path: string): Promise<void>;
  /** Gives the work an empty folder of this machine for files that it is still making. The folder is removed when the work ends or fails. */
  withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result>;
  /** The bytes, checked against their hash. Throws MissingFile or DamagedFile. */
  get(divisionId: DivisionId, sha256: string): Promise<Buffer>;
  has(divisionId: DivisionId, sha256: string): Promise<boolean>;
  /** Reads the whole file, without holding it in memory, and returns its condition. */
  check(divisionId: DivisionId, sha256: string): Promise<FileState>;
  /** Removes what processes that died in mid-write have left, once it has not been touched for so long. Gives how many. */
  sweep(untouchedMs: number): Promise<number>;
}

export class MissingFile extends Error {
  override readonly name = "MissingFile";
}
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
}
