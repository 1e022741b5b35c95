import { openBrowser } from "../../../e2e/src/browser.ts";
import { shareOff } from "../../../e2e/src/fidelity/share-off.ts";
import { twelveDesigns } from "../../../e2e/src/fidelity/twelve-designs.ts";
import type { Row } from "../report/row.ts";

/** How far prints are from what a browser shows of the same designs, in per cent of their pixels: the worst of twelve. */
export async function printFidelity(): Promise<Row> {
  const browser = await openBrowser();
  try {
    const found: { name: string; share: number }[] = [];
    for (const make of twelveDesigns) {
      const design = await make();
      found.push({ name: design.name, share: await shareOff(browser, design) });
    }
    const ranked = found.toSorted((one, other) => other.share - one.share);
    return {
      name: "print-fidelity",
      ratio: ranked[0]!.share,
      unit: "%",
      target: { sign: "≤", value: 0.5 },
      detail: `of pixels off by more than 32 of 255, worst of ${found.length}: ${ranked.map(({ name, share }) => `${name} ${share.toFixed(3)}`).join(", ")}`,
    };
  } finally {
    await browser.close();
  }
}
