import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A machine that takes the files that wait in its folder, those of one label or all, and puts them with their settings into
 * `place`, the reason of a failure first. Gives their names.
 */
export function takeFiles(folder: string, place: "done" | "error", { label = "", reason = "" } = {}): string[] {
  const [into, out] = [join(folder, "in"), join(folder, place)];
  for (const each of [into, out]) mkdirSync(each, { recursive: true });
  const names = readdirSync(into).flatMap((file) =>
    file.startsWith(label) && file.endsWith(".png") ? file.slice(0, -".png".length) : [],
  );
  for (const name of names) {
    if (reason) writeFileSync(join(out, `${name}.txt`), reason);
    for (const kind of [".json", ".png"])
      if (existsSync(join(into, name + kind))) renameSync(join(into, name + kind), join(out, name + kind));
  }
  return names;
}
