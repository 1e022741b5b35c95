// Looks at every baked view: its files and their sizes, that no design leaves the print area, and that black cloth still
// shows its folds. node verify.mjs
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { mockupSvg } from "../src/mockup-svg.ts";
import { viewSizePx } from "../src/view.ts";
import { viewFiles, views } from "../src/views.ts";

const root = fileURLToPath(new URL("../views", import.meta.url));
const black = "#17181b";
const everywhere = '<rect x="-99" y="-99" width="1400" height="1400" fill="#f0f"/>';
const isCloth = (view) => /tee|shirt|hoodie|body|tote/.test(view.blank);
let faulty = 0;

for (const view of views) {
  const layers = await layersOf(view);
  const plain = draw(mockupSvg(view, black, "", layers));
  const covered = draw(mockupSvg(view, black, everywhere, layers));
  const spread = brightnessSpread(plain, view.printArea);
  const faults = [...oversized(view), ...escaped(plain, covered, view.printArea)];
  if (isCloth(view) && spread < 10) faults.push(`black is too flat (${spread})`);
  if (faults.length > 0) faulty++;
  console.log(
    `${view.id.padEnd(28)} black spread ${String(spread).padStart(3)} ${faults.length > 0 ? `FAULT ${faults.join(", ")}` : "ok"}`,
  );
}
console.log(`${views.length} views, ${faulty} with faults`);
process.exitCode = faulty > 0 ? 1 : 0;

async function layersOf(view) {
  const files = viewFiles(view, root);
  const png = async (file) =>
    `data:image/png;base64,${(await sharp(file).png({ compressionLevel: 1 }).toBuffer()).toString("base64")}`;
  return {
    silhouette: readFileSync(files.silhouette, "utf8"),
    shadowHref: await png(files.shadow),
    highlightHref: await png(files.highlight),
  };
}

function draw(svg) {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function oversized(view) {
  const { shadow, highlight } = viewFiles(view, root);
  return [shadow, highlight].filter((file) => statSync(file).size > 150_000).map((file) => `${file} is over 150 kB`);
}

/** Pixels that a boundless design changed outside the print area. */
function escaped(plain, covered, { xPx, yPx, widthPx, heightPx }) {
  let count = 0;
  for (let y = 0; y < viewSizePx; y++) {
    for (let x = 0; x < viewSizePx; x++) {
      const at = (y * viewSizePx + x) * 4;
      const change =
        Math.abs(plain[at] - covered[at]) +
        Math.abs(plain[at + 1] - covered[at + 1]) +
        Math.abs(plain[at + 2] - covered[at + 2]);
      const isInside = x >= xPx - 1 && y >= yPx - 1 && x <= xPx + widthPx + 1 && y <= yPx + heightPx + 1;
      if (change >= 6 && !isInside) count++;
    }
  }
  return count > 0 ? [`${count} px outside the print area`] : [];
}

/** Levels between the darkest and the lightest fiftieth of the print area. */
function brightnessSpread(pixels, { xPx, yPx, widthPx, heightPx }) {
  const levels = [];
  for (let y = Math.ceil(yPx); y < yPx + heightPx; y += 3) {
    for (let x = Math.ceil(xPx); x < xPx + widthPx; x += 3) levels.push(pixels[(y * viewSizePx + x) * 4 + 1]);
  }
  levels.sort((one, other) => one - other);
  return levels[Math.floor(levels.length * 0.98)] - levels[Math.floor(levels.length * 0.02)];
}
