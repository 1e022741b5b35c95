// Draws docs/pictures/themes.webp: one page of the demo world in every theme that shops wear, the retired ones last.
// node tools/themes/contact-sheet.ts [http://demo.localhost:4000/night-watch/], with the product running there.
import { existsSync } from "node:fs";
import { request } from "node:http";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { SHIPPED } from "../../packages/themes/src/shipped/shipped.ts";
import { dressed } from "../../packages/themes/src/testing/dressed.ts";

const address = new URL(process.argv[2] ?? "http://demo.localhost:4000/night-watch/");
const out = fileURLToPath(new URL("../../docs/pictures/themes.webp", import.meta.url));
const columns = 6;
const cell = { width: 300, height: 372, caption: 30, gap: 14 };
const names = [...SHIPPED.values()].filter(({ family, name }) => family !== "brand" && name !== "base");

const document = await read(address);
const browser = await chromium.launch({
  ...(existsSync("/usr/bin/chromium") ? { executablePath: "/usr/bin/chromium" } : {}),
  // Pictures come from another host of the same machine.
  args: ["--no-sandbox", "--disable-web-security", "--disable-features=LocalNetworkAccessChecks"],
});
const context = await browser.newContext({ viewport: { width: 1200, height: 1488 } });
const cells: Buffer[] = [];
for (const { name } of names) cells.push(await drawn(name));
await browser.close();

const rows = Math.ceil(cells.length / columns);
const [stepX, stepY] = [cell.width + cell.gap, cell.height + cell.caption + cell.gap];
const placed = cells.map((input, at) => ({
  input,
  left: cell.gap + (at % columns) * stepX,
  top: cell.gap + Math.floor(at / columns) * stepY,
}));
const captions = names.map(({ title, family }, at) => {
  const x = cell.gap + (at % columns) * stepX;
  const y = cell.gap + Math.floor(at / columns) * stepY + cell.height + 21;
  return `<text x="${x}" y="${y}" font-family="Inter,Arial,sans-serif" font-size="16" fill="#1b1d22">${title}${family === "retired" ? ", retired" : ""}</text>`;
});
const size = { width: cell.gap + columns * stepX, height: cell.gap + rows * stepY };
const words = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${captions.join("")}</svg>`,
);
await sharp({ create: { ...size, channels: 3, background: "#e9e7e2" } })
  .composite([...placed, { input: words, left: 0, top: 0 }])
  .webp({ quality: 64 })
  .toFile(out);
process.stdout.write(`${names.length} themes in ${out}\n`);

async function drawn(name: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.route(address.href, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: dressed(document, name).replaceAll(' loading="lazy"', ""),
    }),
  );
  await page.goto(address.href, { waitUntil: "load" });
  await page.evaluate(() => globalThis.document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ width: cell.width, height: cell.height, fit: "cover", position: "top" }).toBuffer();
}

/** The page as the server sends it; by its address on this machine, because not every system resolves names of localhost. */
function read({ host, port, pathname }: URL): Promise<string> {
  return new Promise((done, fail) => {
    const asked = request({ host: "127.0.0.1", port, path: pathname, headers: { host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => done(Buffer.concat(parts).toString("utf8")));
    });
    asked.on("error", fail).end();
  });
}
