// Bakes views of the garment table: silhouette.svg, shadow.webp and highlight.webp under views/, and a row each in
// src/view-table.ts. node bake.mjs [name or name-view ...]; without names it bakes every view.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { viewTable } from "../src/view-table.ts";
import { groundShadow, shadeCloth } from "./cloth.mjs";
import { describe } from "./describe.mjs";
import { random, SIZE } from "./field.mjs";
import { garments } from "./garments.mjs";
import { band, pathData } from "./geometry.mjs";
import { writeLayers } from "./layers.mjs";
import { layout } from "./layout.mjs";

const viewsFolder = fileURLToPath(new URL("../views/", import.meta.url));
const tableFile = new URL("../src/view-table.ts", import.meta.url);
const only = process.argv.slice(2);
const known = new Map(viewTable.map((row) => [row.id, row]));
const all = Object.entries(garments).flatMap(([name, item]) =>
  item.views.map((view) => ({ id: `${name}-${view}`, name, item, view })),
);

for (const each of all) {
  if (only.length > 0 && !only.includes(each.id) && !only.includes(each.name)) continue;
  const started = performance.now();
  known.set(each.id, await bakeView(each));
  console.log(`${each.id.padEnd(28)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
writeTable(all.map(({ id }) => known.get(id)).filter(Boolean));

async function bakeView({ id, name, item, view }) {
  const rnd = random(id);
  const seed = Math.floor(rnd() * 9000);
  const place = layout(view === "back" && item.topBack ? { ...item, top: item.topBack } : item, seed);
  const drawn = item.pattern(item.p, view, rnd, place);
  if (drawn.cords) drawn.clip = cordsClip(drawn, item, place);
  for (const part of drawn.parts) {
    part.d ??=
      pathData(part.curve, part.exact ? place.exact : place.at) + (part.hole ? pathData(part.hole, place.at) : "");
  }
  const baked = drawn.bake ? drawn.bake(drawn, place, seed) : shadeCloth(drawn, place, seed);
  const ground = baked.ground ?? groundShadow(baked.mask, item.ground ?? 1);
  mkdirSync(`${viewsFolder}${id}`, { recursive: true });
  await writeLayers(`${viewsFolder}${id}`, { ...baked, ground, step: item.step });
  writeFileSync(`${viewsFolder}${id}/silhouette.svg`, silhouette(drawn.parts));
  return describe(name, { view, item, drawn, place });
}

/** The design must not run over the drawcords: their outline is cut out of the print area. */
function cordsClip(drawn, item, place) {
  const top = drawn.print.y * place.k + item.top;
  const below = (x, y) => {
    const [px, py] = place.at(x, y);
    return [px, Math.max(py, top)];
  };
  return drawn.cords.map((cord) => pathData(band([...cord, [cord[1][4], cord[1][5] + 14]], 9), below)).join("");
}

function silhouette(parts) {
  const paths = parts
    .filter((part) => part.role !== "none")
    .map((part) => {
      const fill = part.fill ? ` fill="${part.fill}"` : "";
      const rule = part.hole || part.evenodd ? ' fill-rule="evenodd"' : "";
      return `  <path id="${part.id}" data-role="${part.role}"${fill}${rule} d="${part.d}"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="currentColor" color="#f6f5f1">\n${paths.join("\n")}\n</svg>\n`;
}

function writeTable(rows) {
  const head =
    "// Written by generator/bake.mjs; do not edit by hand. Long because it is one table: a row for each picture.\n";
  const type = 'import type { GarmentView } from "./view.ts";\n\n';
  writeFileSync(
    tableFile,
    `${head}${type}export const viewTable: readonly GarmentView[] = ${JSON.stringify(rows, null, 2)};\n`,
  );
}
