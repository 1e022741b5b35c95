// T-shirt, front and back. Everything is drawn for the right half and mirrored.
// Long because the outline, neck, sleeves and folds of one garment share their measurements.
import { both, join, mirror, reverse, rules, shift } from "../geometry.mjs";
import { neckLabel } from "./label.mjs";

/** Neckline at depth `d`, half width `w`, starting `y0` below the shoulder point. */
export const neckline = (w, d, y0 = 0, full = 0.62) => [
  [0, d],
  [w * 0.58, d, w * 0.985, y0 + (d - y0) * full, w, y0],
];

export function frame(p) {
  const a = (p.sleeveAngle * Math.PI) / 180,
    u = [Math.cos(a), Math.sin(a)],
    n = [-u[1], u[0]];
  const sp = [p.shoulderX, p.shoulderY],
    ua = [p.chest, p.armY];
  const cuffTop = [sp[0] + u[0] * p.sleeve, sp[1] + u[1] * p.sleeve],
    cuffLow = [cuffTop[0] + n[0] * p.opening - u[0] * 6, cuffTop[1] + n[1] * p.opening - u[1] * 6];
  const slope = (x) => ((x - p.neck) / (p.shoulderX - p.neck)) * p.shoulderY;
  const armhole = [sp, [sp[0] - 15, sp[1] + (ua[1] - sp[1]) * 0.42, sp[0] - 6, ua[1] - (ua[1] - sp[1]) * 0.16, ...ua]];
  const r = p.len * 0.014,
    hy = p.len - r * 0.75; // soft hem corner
  const side = p.waist
    ? [
        ua,
        [ua[0] - 7, ua[1] + (p.waistY - ua[1]) * 0.4, p.waist, p.waistY - (p.waistY - ua[1]) * 0.35, p.waist, p.waistY],
        [p.waist, p.waistY + (p.len - p.waistY) * 0.4, p.hem - 4, p.len - (p.len - p.waistY) * 0.35, p.hem, hy - r],
      ]
    : [
        ua,
        [
          ua[0] - p.chest * 0.04,
          ua[1] + (p.len - ua[1]) * 0.28,
          p.hem - 2,
          ua[1] + (p.len - ua[1]) * 0.6,
          p.hem,
          hy - r,
        ],
      ];
  const hem = [
    [p.hem, hy - r],
    [p.hem - 0.5, hy - r * 0.15, p.hem - r * 0.5, hy + r * 0.1, p.hem - r * 1.4, hy + r * 0.2],
    [p.hem * 0.6, p.len + r * 0.25, p.hem * 0.3, p.len + r * 0.45, 0, p.len + r * 0.45],
  ];
  return { u, n, sp, ua, cuffTop, cuffLow, slope, armhole, side, hem };
}

export function sleeveParts(p, g, rnd) {
  const { u, n, sp, ua, cuffTop, cuffLow } = g,
    L = p.sleeve;
  const cuff = (b) => [
    cuffTop,
    [
      cuffTop[0] + n[0] * p.opening * 0.3 + u[0] * b,
      cuffTop[1] + n[1] * p.opening * 0.3 + u[1] * b,
      cuffLow[0] - n[0] * p.opening * 0.3 + u[0] * b,
      cuffLow[1] - n[1] * p.opening * 0.3 + u[1] * b,
      ...cuffLow,
    ],
  ];
  const over = [
    [sp[0] - 26, sp[1] - g.slope(p.neck + 26) + 1],
    [
      sp[0] - 6,
      sp[1] - 3,
      sp[0] + L * 0.16,
      sp[1] + L * 0.07,
      sp[0] + u[0] * L * 0.42 + 3,
      sp[1] + u[1] * L * 0.42 - 4,
    ],
    [
      sp[0] + u[0] * L * 0.65,
      sp[1] + u[1] * L * 0.65 - 1,
      cuffTop[0] - u[0] * L * 0.2,
      cuffTop[1] - u[1] * L * 0.2,
      ...cuffTop,
    ],
  ];
  const under = [
    cuffLow,
    [cuffLow[0] - u[0] * 28, cuffLow[1] - u[1] * 28, ua[0] + 8, ua[1] + 16, ua[0] - 10, ua[1] + 12],
  ];
  const outline = join(over, cuff(2), under, [
    [sp[0] - 46, ua[1] - 18],
    [sp[0] - 46, sp[1] + 8],
  ]);
  const opening = join(cuff(p.opening * 0.055), reverse(cuff(-8)));
  const out = [];
  for (const s of [-1, 1]) {
    const flip = s < 0 ? mirror : (c) => c,
      j = (v) => v * (0.82 + rnd() * 0.36),
      id = s < 0 ? "left" : "right";
    const back = (k) => shift(cuff(0), -u[0] * k, -u[1] * k);
    const mid = (t, d) => [sp[0] + u[0] * L * t + n[0] * d, sp[1] + u[1] * L * t + n[1] * d];
    const A = [ua[0] - 4, ua[1] - 4],
      w = p.opening;
    const fold = (a, c1, c2, b, o) => ({
      spine: flip([a, [...c1, ...c2, ...b]]),
      w0: w * 0.035,
      w1: w * 0.085,
      amp: j(8.5),
      side: s * (o?.side ?? 1),
      ...o,
      ...(o?.amp ? { amp: j(o.amp) } : {}),
    });
    out.push({
      id: `opening-${id}`,
      role: "inner",
      curve: flip(opening),
      inside: [0.46, 0.3],
      cloth: 0.2,
      edge: [4, 2],
    });
    out.push({
      id: `sleeve-${id}`,
      role: "sleeve",
      curve: flip(outline),
      edge: [9, 8],
      round: [w * 0.17, 13],
      dome: null,
      lift: 0,
      tone: s < 0 ? 1 : 0.965,
      stitches: [flip(back(p.hemStitch)), flip(back(p.hemStitch * 0.76))],
      seams: [flip(back(p.hemStitch * 1.02))].slice(1),
      folds: [
        fold(A, mid(0.1, w * 0.7), mid(0.3, w * 0.5), mid(j(0.34), w * 0.14)),
        fold([A[0] + 6, A[1] + 6], mid(0.3, w * 0.95), mid(0.55, w * 0.75), mid(j(0.72), w * j(0.36)), {
          amp: 7,
          side: -1,
        }),
        fold([A[0] + 10, A[1] + 14], mid(0.45, w * 1.02), mid(0.7, w * 0.92), mid(j(0.88), w * 0.7), {
          amp: 5,
          side: -1,
        }),
        fold(mid(0.04, w * 0.1), mid(0.3, w * 0.06), mid(0.5, w * j(0.2)), mid(0.96, w * j(0.3)), {
          amp: 4.2,
          pinch: false,
          w0: w * 0.07,
          w1: w * 0.1,
        }),
        fold(mid(1.0, w * j(0.55)), mid(0.85, w * 0.5), mid(0.7, w * 0.56), mid(0.5, w * 0.5), {
          amp: 4,
          w0: w * 0.05,
          w1: w * 0.08,
        }),
      ],
    });
  }
  return out;
}

/** Folds of the body: drag lines from the armholes, drape at the sides, soft columns at the hem. */
export function bodyFolds(p, g, rnd, back = false) {
  const out = [],
    c = p.chest,
    L = p.len - p.armY,
    j = (a, b) => a + (b - a) * rnd();
  const f = (a, c1, c2, b, o = {}) =>
    out.push({ spine: [a, [...c1, ...c2, ...b]], w0: c * 0.03, w1: c * 0.075, amp: 8, side: 1, ...o });
  for (const s of [-1, 1]) {
    const [ux, uy] = [s * (g.ua[0] - 2), g.ua[1]],
      k = s < 0 ? 1 : 0.86; // the two sides differ in strength and direction
    f(
      [ux, uy + 2],
      [ux - s * c * 0.2, uy + L * j(0.07, 0.14)],
      [ux - s * c * 0.42, uy + L * j(0.15, 0.24)],
      [ux - s * c * j(0.7, 1.0), uy + L * j(0.17, 0.3)],
      { amp: j(7.5, 9.5) * k, side: s },
    );
    f(
      [ux, uy + 10],
      [ux - s * c * 0.14, uy + L * 0.13],
      [ux - s * c * 0.3, uy + L * j(0.22, 0.28)],
      [ux - s * c * j(0.55, 0.78), uy + L * j(0.33, 0.42)],
      { amp: j(6.5, 8.5) * k, side: s },
    );
    f(
      [ux - s * 2, uy + 22],
      [ux - s * c * 0.06, uy + L * 0.2],
      [ux - s * c * 0.13, uy + L * 0.36],
      [ux - s * c * j(0.24, 0.4), uy + L * j(0.55, 0.7)],
      { amp: j(5, 7) * k, side: s, w1: c * 0.085 },
    );
    // from the shoulder down to the armhole
    const sx = s * (p.neck + (g.sp[0] - p.neck) * j(0.4, 0.62));
    f(
      [ux - s * c * 0.03, uy - 8],
      [ux - s * c * 0.12, uy - uy * 0.3],
      [sx + s * 14, uy * 0.5],
      [sx, g.sp[1] + j(4, 22)],
      { amp: j(4.5, 6.5) * k, side: -s, w0: c * 0.035, w1: c * 0.08 },
    );
    if (!back)
      f(
        [s * p.neck * j(0.98, 1.1), p.drop * j(0.62, 0.8)],
        [s * p.neck * 1.35, p.drop * 1.3],
        [s * c * 0.6, uy * 0.84],
        [s * c * j(0.66, 0.74), uy * j(1.02, 1.14)],
        { amp: j(2.6, 4), w0: c * 0.04, w1: c * 0.08, side: s },
      );
    // side drape
    f(
      [s * (p.waist ?? p.hem) * 0.97, uy + L * j(0.42, 0.52)],
      [s * c * 0.8, uy + L * 0.6],
      [s * c * 0.66, uy + L * 0.68],
      [s * c * j(0.36, 0.56), uy + L * j(0.74, 0.82)],
      { amp: j(4.2, 6) * (p.waist ? 1.35 : 1), side: s },
    );
    if (p.waist)
      f(
        [s * p.waist * 0.98, p.waistY - 6],
        [s * p.waist * 0.8, p.waistY + 4],
        [s * p.waist * 0.62, p.waistY + 22],
        [s * p.waist * j(0.2, 0.4), p.waistY + j(20, 44)],
        { amp: j(4.5, 6), side: s },
      );
  }
  // columns rising from the hem, unevenly spaced
  const cols = [-0.8, -0.52, -0.2, 0.16, 0.46, 0.76];
  for (const t of cols) {
    const x = c * (t + j(-0.07, 0.07)),
      top = p.len - L * j(0.26, 0.5);
    f(
      [x, p.len + 4],
      [x + j(-10, 10), p.len - L * 0.12],
      [x + j(-16, 16), top + L * 0.1],
      [x + c * j(-0.12, 0.12), top],
      { amp: j(3.4, 6.2), w0: c * j(0.06, 0.085), w1: c * 0.07, side: rnd() < 0.5 ? 1 : -1 },
    );
  }
  // two long, faint folds across the belly
  f(
    [-c * j(0.6, 0.8), p.len - L * j(0.34, 0.4)],
    [-c * 0.2, p.len - L * 0.3],
    [c * 0.1, p.len - L * 0.36],
    [c * j(0.4, 0.6), p.len - L * j(0.46, 0.56)],
    { amp: 4, pinch: false, w0: c * 0.08, w1: c * 0.1 },
  );
  f(
    [c * j(0.62, 0.8), p.len - L * j(0.2, 0.26)],
    [c * 0.3, p.len - L * 0.16],
    [0, p.len - L * 0.2],
    [-c * j(0.2, 0.4), p.len - L * 0.12],
    { amp: 3.4, pinch: false, w0: c * 0.07, w1: c * 0.09 },
  );
  return out;
}

export function neckInside(p, _g, _inner) {
  // the inside of the back: rib, tape over the seam, label
  const backTop = neckline(p.neck + 3, p.backDrop, 3.5, 0.3),
    w = p.rib;
  const ribLow = neckline(p.neck + 4, p.backDrop + w, 2, 0.3),
    tapeLow = neckline(p.neck + 6, p.backDrop + w + p.rib * 0.5, 6, 0.3);
  const below = both(neckline(p.neck + 4, p.drop + w * 0.5, 0));
  return [
    {
      id: "inside",
      role: "inner",
      curve: join(both(backTop), reverse(below)),
      inside: [0.52, 0.36],
      cloth: 0.5,
      edge: [6, 2],
    },
    {
      id: "neck-rib-back",
      role: "inner",
      curve: join(both(backTop), reverse(both(ribLow))),
      inside: [0.66, 0.6],
      cloth: 0.2,
      edge: [5, 5],
      rules: rules(both(backTop), both(ribLow), p.rule),
      ruleDepth: 0.2,
      lift: 4,
    },
    {
      id: "neck-tape",
      role: "inner",
      curve: join(both(ribLow), reverse(both(tapeLow))),
      inside: [0.62, 0.56],
      cloth: 0.1,
      edge: [3, 3],
      lift: 3,
      stitches: [shift(both(tapeLow), 0, -p.rib * 0.12)],
    },
    ...neckLabel(p, p.backDrop + w * 0.86),
  ];
}

export function tee(p, view, rnd) {
  const g = frame(p),
    front = view === "front";
  const drop = front ? p.drop : p.backDrop,
    y0 = front ? 0 : -1;
  const full = front ? 0.62 : 0.3;
  const inner = neckline(p.neck, drop, y0, full),
    outer = neckline(p.neck + p.rib, drop + p.rib, g.slope(p.neck + p.rib), front ? 0.6 : 0.35);
  const seamY = neckline(p.neck + p.rib * 0.5, drop + p.rib * 0.5, g.slope(p.neck + p.rib * 0.5), front ? 0.6 : 0.35);
  const half = join(
    seamY,
    [
      [p.neck + p.rib * 0.5, g.slope(p.neck + p.rib * 0.5)],
      [
        p.neck + (g.sp[0] - p.neck) * 0.45,
        g.slope(p.neck + (g.sp[0] - p.neck) * 0.45) - 3,
        g.sp[0] - 20,
        g.sp[1] - 7,
        ...g.sp,
      ],
    ],
    g.armhole,
    g.side,
    g.hem,
  );
  const body = join(half, reverse(mirror(half)));
  const hemLine = both(reverse(g.hem));
  const stitchNeck = both(
    shift(
      neckline(p.neck + p.rib * 1.32, drop + p.rib * 1.32, g.slope(p.neck + p.rib * 1.3), front ? 0.6 : 0.35),
      0,
      0,
    ),
  );
  const P = p.print[view];
  return {
    parts: [
      ...(front ? neckInside(p, g, inner) : []),
      ...sleeveParts(p, g, rnd),
      {
        id: "body",
        role: "body",
        curve: body,
        edge: [10, 9],
        dome: { half: p.chest * 1.12, amp: 24, y: p.len / 2 },
        lift: 6,
        folds: bodyFolds(p, g, rnd, !front),
        seams: [both(outer)],
        stitches: [stitchNeck, shift(hemLine, 0, -p.hemStitch), shift(hemLine, 0, -p.hemStitch * 0.76)],
      },
      {
        id: "neck-rib",
        role: "rib",
        curve: join(both(inner), reverse(both(outer))),
        edge: [5, 6],
        cloth: 0.35,
        lift: 2,
        rules: rules(both(inner), both(outer), p.rule),
        ruleDepth: 0.13,
      },
    ],
    print: P,
    collarY: drop + p.rib,
  };
}
