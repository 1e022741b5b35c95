// A small woven label in the neck: fixed off-white cloth. It names no size, because one picture is used for all of them.
export function neckLabel(p, y) {
  const w = p.label?.w ?? 30,
    h = p.label?.h ?? 20;
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
      seams: [],
      stitches: [],
    },
  ];
}
