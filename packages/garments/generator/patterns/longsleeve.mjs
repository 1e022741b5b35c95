// Sweatshirt and hoodie: long set-in sleeves, ribbed cuffs and hem band; the hoodie adds a hood,
// drawcords and a kangaroo pocket.
// Long because the outlines, seams and folds of body, sleeves, hood and pocket are one drawing.
import { band, both, join, mirror, offset, reverse, rules, sample, shift } from "../geometry.mjs";
import { bodyFolds, neckInside, neckline } from "./tee.mjs";

function frame(p) {
  const slope = (x) => ((x - p.neck) / (p.shoulderX - p.neck)) * p.shoulderY;
  const sp = [p.shoulderX, p.shoulderY],
    ua = [p.chest, p.armY],
    y1 = p.len - p.band;
  const armhole = [sp, [sp[0] - 16, sp[1] + (ua[1] - sp[1]) * 0.42, sp[0] - 4, ua[1] - (ua[1] - sp[1]) * 0.14, ...ua]];
  // the body blouses a little over the hem band
  const side = [
    ua,
    [ua[0] - 8, ua[1] + 90, ua[0] - 7, ua[1] + 170, ua[0] - 5, y1 - 60],
    [ua[0] - 2, y1 - 30, ua[0] - 3, y1 - 6, p.hem + 3, y1 + 2],
  ];
  const bandTop = [
    [0, y1 + 10],
    [p.hem * 0.4, y1 + 10, p.hem * 0.75, y1 + 7, p.hem + 3, y1 + 2],
  ];
  const bandLow = [
    [0, p.len + 12],
    [p.hem * 0.4, p.len + 12, p.hem * 0.75, p.len + 8, p.hem - 7, p.len + 1],
  ];
  return { slope, sp, ua, armhole, side, bandTop, bandLow };
}

function sleeves(p, g, rnd) {
  const a = (p.sleeveAngle * Math.PI) / 180,
    u = [Math.cos(a), Math.sin(a)],
    n = [-u[1], u[0]],
    L = p.sleeve,
    { sp, ua } = g;
  const e = [sp[0] + u[0] * L, sp[1] + u[1] * L],
    f = [e[0] + n[0] * p.cuff, e[1] + n[1] * p.cuff];
  const bicep = 196,
    out = [];
  const mid = (t, d) => {
    const w = bicep + (p.cuff - bicep) * t;
    return [sp[0] + u[0] * L * t + n[0] * w * d + Math.sin(Math.PI * t) * 13, sp[1] + u[1] * L * t + n[1] * w * d];
  };
  const over = [
    [sp[0] - 30, sp[1] - 9],
    [sp[0] - 8, sp[1] - 5, sp[0] + 22, sp[1] + 8, sp[0] + 38, sp[1] + 48],
    [sp[0] + 62, sp[1] + 108, ...mid(0.42, -0.015), ...mid(0.55, 0)],
    [...mid(0.72, 0.0), e[0] + 8 - u[0] * 60, e[1] - u[1] * 60, e[0] + 5 - u[0] * 16, e[1] - u[1] * 16],
    [e[0] + 4, e[1] - 6, e[0] + 1, e[1] - 2, ...e],
  ];
  const cuffTop = [
    e,
    [
      e[0] + n[0] * p.cuff * 0.35 + u[0] * 6,
      e[1] + n[1] * p.cuff * 0.35 + u[1] * 6,
      f[0] - n[0] * p.cuff * 0.35 + u[0] * 6,
      f[1] - n[1] * p.cuff * 0.35 + u[1] * 6,
      ...f,
    ],
  ];
  const under = [
    f,
    [
      f[0] - u[0] * 18 + n[0] * 7,
      f[1] - u[1] * 18 + n[1] * 7,
      f[0] - u[0] * 70 + n[0] * 5,
      f[1] - u[1] * 70 + n[1] * 5,
      ...mid(0.68, 1.0),
    ],
    [...mid(0.5, 1.02), ua[0] + 4, ua[1] + 60, ua[0] - 12, ua[1] + 22],
  ];
  const outline = join(over, cuffTop, under, [
    [ua[0] - 52, ua[1] - 26],
    [sp[0] - 44, sp[1] + 20],
  ]);
  const cuffLow = [
    [e[0] + u[0] * p.band * 0.95 + n[0] * 3, e[1] + u[1] * p.band * 0.95 + n[1] * 3],
    [
      e[0] + u[0] * (p.band + 5) + n[0] * p.cuff * 0.35,
      e[1] + u[1] * (p.band + 5) + n[1] * p.cuff * 0.35,
      e[0] + u[0] * (p.band + 5) + n[0] * p.cuff * 0.65,
      e[1] + u[1] * (p.band + 5) + n[1] * p.cuff * 0.65,
      e[0] + u[0] * p.band * 0.95 + n[0] * (p.cuff - 3),
      e[1] + u[1] * p.band * 0.95 + n[1] * (p.cuff - 3),
    ],
  ];
  for (const s of [-1, 1]) {
    const flip = s < 0 ? mirror : (c) => c,
      id = s < 0 ? "left" : "right",
      j = (x, y) => x + (y - x) * rnd();
    const F = (A, B, C, D, o = {}) => ({ spine: flip([A, [...B, ...C, ...D]]), w0: 7, w1: 15, amp: 8, side: s, ...o });
    const folds = [
      F([ua[0] - 2, ua[1] - 2], mid(0.22, 0.72), mid(0.16, 0.4), mid(j(0.06, 0.12), 0.12), { amp: j(7, 9), w1: 17 }),
      F([ua[0], ua[1] + 6], mid(0.34, 0.8), mid(0.3, 0.5), mid(j(0.24, 0.3), 0.14), { amp: j(7, 9), side: -s }),
      F(mid(0.36, 1), mid(0.4, 0.8), mid(0.42, 0.6), mid(j(0.4, 0.46), 0.2), { amp: j(4, 6) }),
    ];
    // bunching at the elbow and above the cuff
    for (const t of [0.5, 0.57, 0.64, 0.72, 0.8, 0.87, 0.93]) {
      const q = t + j(-0.015, 0.015),
        from = rnd() < 0.5 ? 1 : 0,
        dir = from ? -1 : 1,
        tilt = j(-0.05, 0.06);
      folds.push(
        F(
          mid(q, from),
          mid(q + tilt * 0.4, from + dir * 0.25),
          mid(q + tilt, from + dir * 0.5),
          mid(q + tilt * 1.4, from + dir * j(0.6, 0.95)),
          { amp: j(4.8, 8) * (t < 0.7 ? 1.1 : 1), w0: 6, w1: j(8, 12), side: rnd() < 0.5 ? 1 : -1 },
        ),
      );
    }
    folds.push(
      F(mid(0.12, 0.3), mid(0.26, 0.34), mid(0.4, 0.4), mid(0.52, 0.4), { amp: 4, pinch: false, w0: 13, w1: 15 }),
    );
    out.push({
      id: `cuff-opening-${id}`,
      role: "inner",
      curve: flip(join(shift(cuffLow, u[0] * 5, u[1] * 5), reverse(shift(cuffLow, -u[0] * 14, -u[1] * 14)))),
      inside: [0.4, 0.3],
      cloth: 0,
      edge: [4, 2],
    });
    out.push({
      id: `cuff-${id}`,
      role: "rib",
      curve: flip(join(shift(cuffTop, -u[0] * 6, -u[1] * 6), reverse(cuffLow))),
      edge: [7, 7],
      round: [14, 10],
      cloth: 0.3,
      tone: s < 0 ? 0.985 : 0.95,
      rules: rules(flip(cuffTop), flip(cuffLow), 3.6),
      ruleDepth: 0.15,
    });
    out.push({
      id: `sleeve-${id}`,
      role: "sleeve",
      curve: flip(outline),
      edge: [10, 9],
      round: [26, 20],
      tone: s < 0 ? 1 : 0.965,
      lift: 4,
      folds,
      stitches: [flip(shift(cuffTop, -u[0] * 6, -u[1] * 6))],
    });
  }
  return out;
}

export function longsleeve(p, view, rnd) {
  const g = frame(p),
    front = view === "front",
    hood = Boolean(p.hood);
  const drop = front ? p.drop : p.backDrop,
    full = front ? 0.62 : 0.3;
  const inner = neckline(p.neck, drop, front ? 0 : -1, full),
    outer = neckline(p.neck + p.rib, drop + p.rib, g.slope(p.neck + p.rib), front ? 0.6 : 0.35);
  const under = neckline(p.neck + p.rib * 0.5, drop + p.rib * 0.5, g.slope(p.neck + p.rib * 0.5), front ? 0.6 : 0.35);
  const sh = [
    [p.neck + p.rib * 0.5, g.slope(p.neck + p.rib * 0.5)],
    [
      p.neck + (g.sp[0] - p.neck) * 0.45,
      g.slope(p.neck + (g.sp[0] - p.neck) * 0.45) - 3,
      g.sp[0] - 20,
      g.sp[1] - 8,
      ...g.sp,
    ],
  ];
  const half = join(under, sh, g.armhole, g.side, reverse(g.bandTop));
  const bandCurve = join(both(g.bandTop), reverse(both(g.bandLow)));
  const neckStitch = both(
    neckline(p.neck + p.rib * 1.3, drop + p.rib * 1.3, g.slope(p.neck + p.rib * 1.3), front ? 0.6 : 0.35),
  );
  const folds = bodyFolds({ ...p, hem: p.hem + 12, len: p.len - p.band + 14 }, g, rnd, !front).map((f) => ({
    ...f,
    w0: f.w0 * 1.15,
    w1: f.w1 * 1.15,
    amp: f.amp * 1.05,
  }));
  const y1 = p.len - p.band;
  const parts = [
    {
      id: "hem-band",
      role: "rib",
      curve: bandCurve,
      edge: [8, 8],
      dome: { half: p.chest * 1.1, amp: 22 },
      cloth: 0.35,
      rules: rules(both(g.bandTop), both(g.bandLow), 4),
      ruleDepth: 0.14,
    },
    ...sleeves(p, g, rnd),
    {
      id: "body",
      role: "body",
      curve: join(half, reverse(mirror(half))),
      edge: [11, 10],
      dome: { half: p.chest * 1.12, amp: 27, y: 300 },
      lift: 6,
      folds,
      seams: hood && front ? [] : [both(outer)],
      stitches: [...(hood ? [] : [neckStitch]), shift(both(g.bandTop), 0, -5)],
    },
  ];
  if (!hood) {
    const v = p.drop + p.rib;
    if (front)
      parts
        .find((q) => q.id === "body")
        .stitches.push([
          [-26, v - 3],
          [-12, v + 24, -5, v + 34, 0, v + 40],
          [5, v + 34, 12, v + 24, 26, v - 3],
        ]);
    return {
      fabric: { drape: 14, wrinkle: 3 },
      parts: [
        ...(front ? neckInside(p, g, inner) : []),
        ...parts,
        {
          id: "neck-rib",
          role: "rib",
          curve: join(both(inner), reverse(both(outer))),
          edge: [6, 7],
          cloth: 0.35,
          lift: 3,
          rules: rules(both(inner), both(outer), 3.4),
          ruleDepth: 0.14,
        },
      ],
      print: p.print[view],
      collarY: drop + p.rib,
    };
  }
  const H = p.hood;
  if (!front) {
    // hood lying on the back
    const hoodBack = [
      [0, H.backLow],
      [H.w * 0.42, H.backLow - 4, H.w * 0.86, H.backLow * 0.62, H.w * 0.98, 66],
      [H.w * 1.03, 34, H.w * 0.9, -6, H.w * 0.62, -34],
      [H.w * 0.4, -50, H.w * 0.2, -54, 0, -54],
    ];
    const rim = [
      [0, -54],
      [H.w * 0.3, -54, H.w * 0.52, -46, H.w * 0.62, -34],
      [H.w * 0.5, -22, H.w * 0.28, -14, 0, -13],
    ];
    const F = (s, o) => ({ spine: s, w0: 9, w1: 20, amp: 7, ...o });
    parts.push(
      {
        id: "hood",
        role: "body",
        curve: both(hoodBack),
        edge: [12, 12],
        round: [34, 24],
        lift: 13,
        seams: [
          [
            [0, -16],
            [1, 60, -2, 130, 0, H.backLow],
          ],
        ],
        stitches: [
          [
            [4.5, -14],
            [5, 60, 3, 130, 4.5, H.backLow - 1],
          ],
          [
            [-4.5, -14],
            [-4, 60, -6, 130, -4.5, H.backLow - 1],
          ],
        ],
        folds: [
          F(
            [
              [-H.w * 0.8, 20],
              [-H.w * 0.6, 70, -H.w * 0.4, 110, -H.w * 0.1, 140],
            ],
            { amp: 8, side: -1 },
          ),
          F(
            [
              [H.w * 0.84, 24],
              [H.w * 0.7, 80, H.w * 0.4, 100, H.w * 0.16, 104],
            ],
            { amp: 7.5 },
          ),
          F(
            [
              [-H.w * 0.9, 70],
              [-H.w * 0.7, 120, -H.w * 0.5, 160, -H.w * 0.3, 180],
            ],
            { amp: 6, side: -1 },
          ),
          F(
            [
              [H.w * 0.92, 60],
              [H.w * 0.76, 120, H.w * 0.6, 150, H.w * 0.34, 186],
            ],
            { amp: 6.5 },
          ),
          F(
            [
              [-H.w * 0.5, -26],
              [-H.w * 0.45, 10, -H.w * 0.3, 40, -H.w * 0.1, 60],
            ],
            { amp: 6, side: 1 },
          ),
          F(
            [
              [H.w * 0.5, -26],
              [H.w * 0.42, 14, H.w * 0.26, 30, H.w * 0.08, 40],
            ],
            { amp: 5, side: -1 },
          ),
        ],
      },
      { id: "hood-rim", role: "inner", curve: both(rim), inside: [0.72, 0.4], cloth: 0.3, edge: [6, 5] },
    );
    return { fabric: { drape: 14, wrinkle: 3 }, parts, print: p.print.back, collarY: H.backLow };
  }
  // hood up, seen from the front
  const join0 = [p.neck + 46, g.slope(p.neck + 46) - 2];
  const hoodOut = [
    [0, H.top],
    [H.w * 0.5, H.top + 2, H.w * 0.86, H.top + 44, H.w * 0.97, H.top + 118],
    [H.w * 1.04, H.top + 176, H.w * 0.98, -22, join0[0], join0[1]],
  ];
  const neckSeam = [join0, [join0[0] - 14, 44, 62, p.drop + 24, 0, p.drop + 32]];
  const hole = [
    [0, H.top + 46],
    [H.w * 0.36, H.top + 47, H.w * 0.64, H.top + 84, H.w * 0.66, H.top + 142],
    [H.w * 0.66, H.top + 196, 58, 20, 0, p.drop - 18],
  ];
  const holeEdge = (d) => offset(sample(both(hole), 20), d);
  const hoodF = (s, o) => ({ spine: s, w0: 8, w1: 16, amp: 7, ...o });
  const cordAt = [
    [-34, p.drop - 4],
    [36, p.drop - 6],
  ];
  const cords = [
    [
      [cordAt[0][0], cordAt[0][1]],
      [cordAt[0][0] - 6, cordAt[0][1] + 50, cordAt[0][0] + 8, cordAt[0][1] + 90, cordAt[0][0] - 1, cordAt[0][1] + 150],
    ],
    [
      [cordAt[1][0], cordAt[1][1]],
      [cordAt[1][0] + 8, cordAt[1][1] + 46, cordAt[1][0] - 4, cordAt[1][1] + 96, cordAt[1][0] + 6, cordAt[1][1] + 168],
    ],
  ];
  const K = p.pocket,
    ky = y1 - K.h - 2;
  const pocketSide = [
    [K.top, ky],
    [K.top + 12, ky + K.h * 0.3, K.bottom - 26, ky + K.h * 0.58, K.bottom, ky + K.h * 0.68],
    [K.bottom + 1, y1 + 6],
  ];
  const pocketHalf = join(
    [
      [0, ky],
      [K.top, ky],
    ],
    pocketSide,
    [[0, y1 + 9]],
  );
  const opening = offset(sample(pocketSide.slice(0, 2), 20), 9);
  const PF = (s, o) => ({ spine: s, w0: 8, w1: 20, amp: 6, ...o });
  return {
    fabric: { drape: 14, wrinkle: 3 },
    parts: [
      {
        id: "hood-inside",
        role: "inner",
        curve: join(
          both([
            [0, H.top + 10],
            [H.w * 0.6, H.top + 14, H.w * 0.86, H.top + 90, H.w * 0.86, -30],
          ]),
          [
            [p.neck, 20],
            [0, p.drop + 10],
            [-p.neck, 20],
          ],
        ),
        inside: [0.5, 0.27],
        cloth: 1,
        edge: [10, 3],
        seams: [
          [
            [-26, H.top + 14],
            [-30, H.top + 90, -28, -40, -22, 30],
          ],
          [
            [26, H.top + 14],
            [30, H.top + 90, 28, -40, 22, 30],
          ],
        ],
        folds: [
          hoodF(
            [
              [-70, H.top + 110],
              [-50, -60, -30, 0, -8, 40],
            ],
            { amp: 6 },
          ),
          hoodF(
            [
              [72, H.top + 120],
              [50, -50, 34, 0, 10, 50],
            ],
            { amp: 6, side: -1 },
          ),
        ],
      },
      ...parts,
      {
        id: "hood",
        role: "body",
        curve: join(both(hoodOut), reverse(both(reverse(neckSeam)))),
        hole: both(hole),
        edge: [11, 11],
        round: [26, 22],
        lift: 9,
        stitches: [holeEdge(-22), holeEdge(-19)],
        seams: [
          [
            [0, p.drop - 18],
            [-4, p.drop - 2, -12, p.drop + 14, -22, p.drop + 29],
          ],
        ],
        folds: [
          hoodF(
            [
              [-H.w * 0.94, -30],
              [-H.w * 0.9, 0, -80, p.drop * 0.5, -30, p.drop * 0.86],
            ],
            { amp: 9, side: 1 },
          ),
          hoodF(
            [
              [H.w * 0.93, -34],
              [H.w * 0.92, 0, 84, p.drop * 0.42, 40, p.drop * 0.8],
            ],
            { amp: 8, side: -1 },
          ),
          hoodF(
            [
              [-H.w * 0.9, H.top + 90],
              [-H.w * 0.8, H.top + 130, -H.w * 0.86, -60, -H.w * 0.72, -10],
            ],
            { amp: 7, side: -1, pinch: false, w0: 12 },
          ),
          hoodF(
            [
              [H.w * 0.92, H.top + 110],
              [H.w * 0.8, H.top + 150, H.w * 0.88, -50, H.w * 0.7, 6],
            ],
            { amp: 7, pinch: false, w0: 12 },
          ),
          hoodF(
            [
              [-H.w * 0.7, H.top + 50],
              [-H.w * 0.4, H.top + 22, -H.w * 0.2, H.top + 20, H.w * 0.1, H.top + 16],
            ],
            { amp: 5, pinch: false, w0: 9, w1: 10 },
          ),
          hoodF(
            [
              [H.w * 0.86, H.top + 70],
              [H.w * 0.62, H.top + 34, H.w * 0.4, H.top + 30, H.w * 0.24, H.top + 26],
            ],
            { amp: 5, w0: 7, w1: 10 },
          ),
        ],
      },
      {
        id: "pocket",
        role: "pocket",
        curve: both(reverse(pocketHalf).map((s) => s)),
        edge: [6, 7],
        lift: 5,
        dome: { half: p.chest * 1.12, amp: 27 },
        stitches: [
          both([
            [0, ky + 4],
            [K.top - 1, ky + 4],
          ]),
          both([
            [0, ky + 10],
            [K.top, ky + 10],
          ]),
          opening,
          mirror(opening),
          offset(opening, 0).map(([x, y]) => [x - 5, y]),
          mirror(opening.map(([x, y]) => [x - 5, y])),
        ],
        folds: [
          PF(
            [
              [-K.bottom, y1 - 30],
              [-K.bottom * 0.7, y1 - 60, -K.bottom * 0.4, y1 - 70, -20, y1 - 60],
            ],
            { side: -1 },
          ),
          PF(
            [
              [K.top + 6, ky + 20],
              [K.top * 0.8, ky + 60, K.top * 0.5, ky + 90, 20, ky + 110],
            ],
            {},
          ),
          PF(
            [
              [K.bottom - 8, y1 - 50],
              [K.bottom * 0.7, y1 - 40, K.bottom * 0.4, y1 - 60, 40, y1 - 50],
            ],
            { amp: 5 },
          ),
          PF(
            [
              [-K.top - 4, ky + 24],
              [-K.top * 0.8, ky + 60, -K.top * 0.6, ky + 84, -50, ky + 100],
            ],
            { amp: 5, side: -1 },
          ),
        ],
      },
      ...cords.flatMap((c, i) => {
        const [x, y] = cordAt[i],
          end = c[1].slice(-2);
        return [
          {
            id: `eyelet-${i}`,
            role: "trim",
            fill: "#8d8f92",
            curve: Array.from({ length: 16 }, (_, q) => [
              x + Math.cos(q * 0.3927) * 6.5,
              y + Math.sin(q * 0.3927) * 6.5,
            ]),
            edge: [3, 4],
            cloth: 0,
            tone: 0.95,
          },
          {
            id: `cord-${i}`,
            role: "trim",
            curve: band(c, 7.5),
            edge: [3, 7],
            cloth: 0,
            lift: 4,
            strength: 1.1,
            rules: rules(
              offset(sample(c, 20), 3.6),
              offset(sample(c, 20), -3.6).map(([a, b]) => [a, b + 3]),
              3.2,
            ),
            ruleDepth: 0.16,
          },
          {
            id: `tip-${i}`,
            role: "trim",
            fill: "#6f7275",
            curve: band(
              [
                [end[0], end[1] - 1],
                [end[0] + (i ? 0.8 : -0.5), end[1] + 13],
              ],
              8,
            ),
            edge: [3, 5],
            cloth: 0,
            lift: 3,
          },
        ];
      }),
    ],
    print: p.print.front,
    collarY: p.drop + 32,
    cords,
  };
}
