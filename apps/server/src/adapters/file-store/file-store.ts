/** Keeps bytes under the hash of their content, per division. The same bytes are kept once and never change. */
export interface FileStore {
  /** Writes the bytes unless they are there already; they are safe on return. */
  put(divisionId: number, sha256: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, checked against their hash. Throws MissingFile or DamagedFile. */
  get(divisionId: number, sha256: string): Promise<Buffer>;
  has(divisionId: number, sha256: string): Promise<boolean>;
}

export class MissingFile extends Error {
  override readonly name = "MissingFile";
}
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
}
