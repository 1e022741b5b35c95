import { chmodSync, closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";

const logOf = (folder: string) => `${folder}.log`;
/** Beyond this size a log is put aside, where the one before it lay. */
const logLimitBytes = 5_000_000;

export interface ServerLog {
  /** What the server writes to; closed by `close` once it has been handed over. */
  fd: number;
  close(): void;
  /** Why the server that writes here did not start, in one sentence. */
  whyNot(): string;
}

/** Opens the log of a server that is about to start. The last lines of earlier ones, of a crash too, stay in it. */
export function openLog(folder: string): ServerLog {
  const file = logOf(folder);
  if (existsSync(file) && statSync(file).size > logLimitBytes) renameSync(file, `${file}.1`);
  const fd = openSync(file, "a", 0o600);
  // Made by an earlier build, it may be open to everybody.
  chmodSync(file, 0o600);
  const from = fstatSync(fd).size;
  return {
    fd,
    close: () => closeSync(fd),
    whyNot: () => sentence(folder, readFileSync(file).subarray(from).toString()),
  };
}

function sentence(folder: string, output: string): string {
  const cause = causeIn(output);
  return /No space left/.test(cause)
    ? cause
    : `The database in ${folder} does not start: ${cause}. Move that folder away to begin with an empty one, or restore it from a backup.`;
}

/** The line of PostgreSQL's own words that says what went wrong. */
export function causeIn(output: string): string {
  const lines = output.trim().split("\n");
  const line = lines.find((each) => /FATAL|PANIC|error:/.test(each)) ?? lines.at(-1) ?? "";
  return line.replace(/^.*?(FATAL|PANIC|error): */, "").replace(/\.$/, "");
}
