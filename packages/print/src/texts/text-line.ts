import type { TextFace } from "./text-fonts.ts";

/** A step of an outline at 1 em: the baseline is at 0, up is negative, the points are pairs of x and y. */
export interface OutlineStep {
  readonly command: "M" | "L" | "Q" | "C" | "Z";
  readonly points: readonly number[];
}

const commands = { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" } as const;

/** One line of text as outlines, letter after letter, each run from the first file that has its letters. */
export function textLine(text: string, face: TextFace): readonly OutlineStep[] {
  let at = 0;
  return runsOf(text, face).flatMap(({ font, run }) => {
    const { glyphs, positions } = font.layout(run);
    return glyphs.flatMap(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [left, up] = [at + xOffset / font.unitsPerEm, yOffset / font.unitsPerEm];
      at += xAdvance / font.unitsPerEm;
      return path.commands.map(({ command, args }) => ({
        command: commands[command],
        points: args.map((value, odd) => (odd % 2 ? -(value / font.unitsPerEm + up) : value / font.unitsPerEm + left)),
      }));
    });
  });
}

function runsOf(text: string, face: TextFace) {
  const runs: { font: TextFace[number]; run: string }[] = [];
  for (const letter of text) {
    const font = face.find((file) => file.hasGlyphForCodePoint(letter.codePointAt(0)!)) ?? face[0]!;
    const before = runs.at(-1);
    if (before?.font === font) before.run += letter;
    else runs.push({ font, run: letter });
  }
  return runs;
}
