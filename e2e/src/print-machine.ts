import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";

export interface PrintMachine {
  /** Every file that it has taken, a name twice when it came twice. */
  taken(): readonly { name: string; isWhole: boolean }[];
  stop(): void;
}

const everyMs = 15;

/** A machine that looks into its folder as printers do: takes each picture that it sees, with its sidecar, into done/. */
export function startPrintMachine(folder: string): PrintMachine {
  const [into, done] = [join(folder, "in"), join(folder, "done")];
  for (const place of [into, done]) mkdirSync(place, { recursive: true });
  const taken: { name: string; isWhole: boolean }[] = [];
  const look = () => {
    for (const file of readdirSync(into).filter((each) => each.endsWith(".png"))) {
      const name = file.slice(0, -".png".length);
      taken.push({ name, isWhole: isWhole(join(into, name)) });
      for (const kind of [".json", ".png"])
        if (existsSync(join(into, name + kind))) renameSync(join(into, name + kind), join(done, name + kind));
    }
  };
  const timer = setInterval(look, everyMs);
  return { taken: () => taken, stop: () => clearInterval(timer) };
}

/** Whether a picture lies there with settings that name exactly its bytes. */
function isWhole(path: string): boolean {
  if (!existsSync(`${path}.json`)) return false;
  const { sha256 } = JSON.parse(readFileSync(`${path}.json`, "utf8"));
  return (
    createHash("sha256")
      .update(readFileSync(`${path}.png`))
      .digest("hex") === sha256
  );
}
