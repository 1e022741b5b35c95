// Which of our processes a database folder belongs to. A second start in the same folder must not take the database
// away from the first one; after a kill -9 no owner is left, and the next start takes it over.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAlive, isProgram, startOf } from "./processes.ts";

const fileOf = (folder: string) => `${folder}.owner`;

/** Throws one plain sentence where another living process of ours holds the folder. */
export function refuseSecondOwner(folder: string): void {
  const file = fileOf(folder);
  const [owner = 0, begun] = existsSync(file) ? readFileSync(file, "utf8").split(" ").map(Number) : [];
  if (!owner || owner === process.pid || !isAlive(owner) || !isProgram(owner, "node")) return;
  // In a container that starts again the number of the process that died soon belongs to another one of Node.
  if (begun && begun !== startOf(owner)) return;
  throw new Error(
    `Selvedge already runs from this folder (process ${owner}). Stop that one first, or start this one with a DATA_DIR and PORT of its own.`,
  );
}

export const takeOwnership = (folder: string): void =>
  writeFileSync(fileOf(folder), `${process.pid} ${startOf(process.pid)}`);

export const giveUpOwnership = (folder: string): void => rmSync(fileOf(folder), { force: true });
