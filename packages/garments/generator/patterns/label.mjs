// A small woven size label: fixed off-white cloth, the size drawn as strokes in the shadow layer.
const GLYPH = {
  M: [
    [
      [0, 1],
      [0, 0],
      [0.5, 0.62],
      [1, 0],
      [1, 1],
    ],
  ],
  7: [
    [
      [0, 0],
      [1, 0],
      [0.4, 1],
    ],
  ],
  8: [
    [
      [0.5, 0.46],
      [0.12, 0.36],
      [0.12, 0.1],
      [0.5, 0],
      [0.88, 0.1],
      [0.88, 0.36],
      [0.5, 0.46],
      [0.05, 0.6],
      [0.05, 0.9],
      [0.5, 1],
      [0.95, 0.9],
      [0.95, 0.6],
      [0.5, 0.46],
    ],
  ],
  6: [
    [
      [0.9, 0.08],
      [0.5, 0],
      [0.08, 0.3],
      [0.05, 0.75],
      [0.5, 1],
      [0.95, 0.75],
      [0.5, 0.46],
      [0.08, 0.66],
    ],
  ],
  1: [
    [
      [0.2, 0.2],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  2: [
    [
      [0.05, 0.2],
      [0.5, 0],
      [0.92, 0.25],
      [0.05, 1],
      [0.95, 1],
    ],
  ],
  "-": [
    [
      [0.1, 0.55],
      [0.9, 0.55],
    ],
  ],
};
export function sizeLabel(p, y) {
  const w = p.label?.w ?? 30,
    h = p.label?.h ?? 20,
    text = p.label?.text ?? "M",
    size = h * 0.4,
    gap = size * 0.28;
  const wide = [...text].length * size * 0.62 + ([...text].length - 1) * gap;
  let x = -wide / 2;
  const ink = [];
  for (const ch of text) {
    for (const s of GLYPH[ch] ?? []) ink.push(s.map(([gx, gy]) => [x + gx * size * 0.62, y + h * 0.38 + gy * size]));
    x += size * 0.62 + gap;
  }
  return [
    {
      id: "label",
      role: "label",
      fill: "#efece4",
      curve: [
        [-w / 2, y],
        [w / 2, y],
        [w / 2 - 0.5, y + h],
        [-w / 2 + 0.7, y + h],
      ],
      print: true,
      tone: 0.84,
      cloth: 0.1,
      edge: [3, 2],
      lift: 3,
      seams: ink,
      stitches: [],
    },
  ];
}
