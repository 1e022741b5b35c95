import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { pageImageWidths } from "@selvedge/domain/images/image-widths";
import sharp from "sharp";
import { namesIn, pageFolder, read } from "../files.ts";
import { renderPicture } from "./render-picture.ts";

const widest = pageImageWidths.at(-1)!;

/** Renders every `pictures/pages/*.svg` in the widths that pages request. `marks.json` says which drawing each came from. */
export async function bakePages(): Promise<void> {
  const names = namesIn(pageFolder).filter((file) => file.endsWith(".svg"));
  const marks: Record<string, string> = namesIn(pageFolder).includes("marks.json")
    ? JSON.parse((await read(pageFolder, "marks.json")).toString())
    : {};
  for (const file of names) {
    const svg = (await read(pageFolder, file)).toString();
    const name = file.slice(0, -".svg".length);
    const mark = createHash("sha256").update(svg).digest("hex").slice(0, 16);
    if (marks[name] === mark) continue;
    await renderSizes(name, await renderPicture(svg, widest));
    marks[name] = mark;
    console.log(`drew ${name}`);
  }
  await removeOrphans(new Set(names.map((file) => file.slice(0, -".svg".length))));
  await writeFile(new URL("marks.json", pageFolder), `${JSON.stringify(marks, null, 2)}\n`);
}

async function renderSizes(name: string, png: Buffer): Promise<void> {
  for (const width of pageImageWidths) {
    const webp = await sharp(png).resize({ width, kernel: "lanczos3" }).webp({ quality: 84, effort: 6 }).toBuffer();
    await writeFile(new URL(`${name}-${width}.webp`, pageFolder), webp);
  }
}

async function removeOrphans(names: ReadonlySet<string>): Promise<void> {
  for (const file of namesIn(pageFolder).filter((each) => each.endsWith(".webp")))
    if (!names.has(file.replace(/-\d+\.webp$/, ""))) await rm(new URL(file, pageFolder));
}
