// What a machine reports about a file that it took from its folder: it moves the file to done/ when it is printed and to
// error/ when it is not, with the reason beside it, written before the picture is moved.
import { access, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export type MachineAnswer = { result: "printed" } | { result: "failed"; reason: string };

/** Bytes of a reason that are read at most; a machine's own log is no reason. */
const mostBytes = 64 * 1024;
const maxCharacters = 200;

/** The name of one copy of a side's file, without its ending. */
export const copyName = (label: string, side: string, copy: number): string => `${label}_${side}_${copy}`;

/** What the machine reported about a file, by its name; null before any report. A retried file that is done counts as done. */
export async function answerOf(folder: string, name: string): Promise<MachineAnswer | null> {
  if (await isThere(join(folder, "done", `${name}.png`))) return { result: "printed" };
  const failed = join(folder, "error", name);
  return (await isThere(`${failed}.png`)) ? { result: "failed", reason: await reasonOf(failed) } : null;
}

/** Whether the file exists. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The first line of the text beside the picture, else what the settings beside it name as `error`. */
async function reasonOf(path: string): Promise<string> {
  const [line = ""] = (await small(`${path}.txt`)).trim().split(/\r?\n/);
  const message = line || errorIn(await small(`${path}.json`));
  const plain = message.replace(/\p{Cc}+/gu, " ").trim();
  return plain.slice(0, maxCharacters).replace(/\.$/, "") || "The machine gave no reason";
}

/** `"error": "…"`, or `"error": {"code": "E-4152", "message": "…"}`. */
function errorIn(json: string): string {
  try {
    const { error } = JSON.parse(json);
    if (typeof error === "string") return error;
    return [error?.code, error?.message].filter((part) => typeof part === "string" && part !== "").join(", ");
  } catch {
    return "";
  }
}

const small = async (path: string): Promise<string> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() && found.size <= mostBytes ? readFile(path, "utf8").catch(() => "") : "";
};
