// Baby bodysuit: envelope shoulders, bound neck and legs, three press studs.
import { both, join, mirror, reverse, rules, shift } from "../geometry.mjs";
import { neckLabel } from "./label.mjs";
import { bodyFolds, frame, neckline, sleeveParts } from "./tee.mjs";

export function bodysuit(p, view, rnd) {
  const g = frame(p),
    L = p.len,
    hip = [p.hem, L * 0.7],
    crotch = [p.crotch, L - 6];
  const side = [
    g.ua,
    [p.chest - 3, g.ua[1] + 40, p.hem - 4, g.ua[1] + 90, p.hem, hip[1] - 20],
    [p.hem + 1, hip[1] - 10, p.hem, hip[1] - 4, p.hem - 1, hip[1]],
  ];
  const leg = [
    [p.hem - 1, hip[1]],
    [p.hem - 26, hip[1] + 22, p.crotch + 22, L - 50, ...crotch],
  ];
  const low = [crotch, [p.crotch * 0.6, L + 1, p.crotch * 0.3, L + 3, 0, L + 3]];
  const inner = neckline(p.neck, p.drop, 6),
    outer = neckline(p.neck + p.rib, p.drop + p.rib, 8, 0.6),
    under = neckline(p.neck + p.rib * 0.5, p.drop + p.rib * 0.5, 7, 0.6);
  const sh = [
    [p.neck + p.rib * 0.5, 7],
    [p.neck + 26, 10, g.sp[0] - 16, g.sp[1] - 5, ...g.sp],
  ];
  const half = join(under, sh, g.armhole, side, leg, low);
  const legIn = shift(leg, -p.rib * 0.66, -p.rib * 0.8);
  // the back comes over the shoulder and covers the front
  const flapEdge = [
    [p.neck - 9, 2],
    [p.neck + 5, 22, p.neck + 26, 50, g.sp[0] - 6, 74],
  ];
  const flapIn = [
    [p.neck - 1, -3],
    [p.neck + 12, 15, p.neck + 32, 39, g.sp[0] - 3.5, 62],
  ];
  const flap = join(
    flapEdge,
    [
      [g.sp[0] - 7, 62],
      [g.sp[0] - 8, 48, g.sp[0] - 6, 36, ...g.sp],
    ],
    [g.sp, [g.sp[0] - 14, g.sp[1] - 6, p.neck + 14, 0, p.neck - 4, -5]],
  );
  const backTop = neckline(p.neck - 4, p.backDrop, -1, 0.3),
    ribLow = neckline(p.neck - 4, p.backDrop + p.rib, 2, 0.3);
  const stud = (x, y, r) =>
    Array.from({ length: 18 }, (_, q) => [x + Math.cos(q * 0.34907) * r, y + Math.sin(q * 0.34907) * r]);
  const w = (c) => ({ spine: c, w0: 5, w1: 11, amp: 6 });
  const flapPart = (s) => {
    const f = s < 0 ? mirror : (c) => c,
      id = s < 0 ? "left" : "right";
    return [
      {
        id: `flap-${id}`,
        role: "body",
        curve: f(flap),
        edge: [7, 7],
        lift: 5,
        cloth: 0.7,
        stitches: [f(shift(flapIn, 1.6, -1.4))],
      },
      {
        id: `flap-rib-${id}`,
        role: "rib",
        curve: f(join(flapEdge, reverse(flapIn))),
        edge: [4, 5],
        cloth: 0.2,
        lift: 3,
        rules: rules(f(flapEdge), f(flapIn), 2),
        ruleDepth: 0.13,
      },
    ];
  };
  const bf = bodyFolds({ ...p, waist: undefined, len: L * 0.8 }, g, rnd).slice(0, -2);
  return {
    fabric: { drape: 13, wrinkle: 3.5 },
    parts: [
      {
        id: "inside",
        role: "inner",
        curve: join(both(backTop), reverse(both(neckline(p.neck + 2, p.drop + p.rib * 0.5, 2)))),
        inside: [0.54, 0.38],
        cloth: 0.4,
        edge: [6, 2],
      },
      {
        id: "neck-rib-back",
        role: "inner",
        curve: join(both(backTop), reverse(both(ribLow))),
        inside: [0.68, 0.6],
        cloth: 0.2,
        edge: [4, 4],
        rules: rules(both(backTop), both(ribLow), 2),
        ruleDepth: 0.18,
        lift: 3,
      },
      ...neckLabel(p, p.backDrop + p.rib * 0.9),
      ...sleeveParts(p, g, rnd),
      {
        id: "body",
        role: "body",
        curve: join(half, reverse(mirror(half))),
        edge: [10, 9],
        dome: { half: p.chest * 1.15, amp: 24, y: 200 },
        lift: 5,
        stitches: [
          both(shift(reverse(leg), 0, 0)).slice(0, 0),
          both([
            [0, L - 19],
            [p.crotch * 0.6, L - 19, p.crotch, L - 22, p.crotch + 8, L - 24],
          ]),
          shift(legIn, -2, -2.6),
          mirror(shift(legIn, -2, -2.6)),
          both(neckline(p.neck + p.rib * 1.3, p.drop + p.rib * 1.3, 8, 0.6)),
        ].filter((c) => c.length),
        folds: [
          ...bf,
          w([
            [-p.hem + 6, hip[1] - 4],
            [-80, hip[1] + 6, -50, hip[1] + 22, -10, hip[1] + 26],
          ]),
          w([
            [p.hem - 6, hip[1] - 6],
            [80, hip[1] + 2, 56, hip[1] + 12, 22, hip[1] + 10],
          ]),
          w([
            [p.crotch + 4, L - 26],
            [34, L - 60, 28, L - 90, 10, L - 116],
          ]),
          w([
            [-p.crotch - 4, L - 26],
            [-34, L - 56, -34, L - 84, -22, L - 108],
          ]),
        ],
      },
      ...[-1, 1].map((s) => {
        const f = s < 0 ? mirror : (c) => c;
        return {
          id: `leg-rib-${s < 0 ? "left" : "right"}`,
          role: "rib",
          curve: f(join(leg, reverse(legIn))),
          edge: [4, 6],
          cloth: 0.2,
          lift: 2,
          rules: rules(f(leg), f(legIn), 2),
          ruleDepth: 0.13,
        };
      }),
      {
        id: "neck-rib",
        role: "rib",
        curve: join(both(inner), reverse(both(outer))),
        edge: [4, 6],
        cloth: 0.3,
        lift: 2,
        rules: rules(both(inner), both(outer), 2),
        ruleDepth: 0.13,
      },
      ...flapPart(-1),
      ...flapPart(1),
      ...[-1, 0, 1].map((i) => ({
        id: `stud-${i + 2}`,
        role: "trim",
        curve: stud(i * p.crotch * 0.62, L - 9 - Math.abs(i) * 1.2, 4.6),
        edge: [3, 6],
        cloth: 0,
        lift: 3,
        tone: 0.97,
      })),
    ],
    print: p.print[view],
    collarY: p.drop + p.rib,
  };
}
