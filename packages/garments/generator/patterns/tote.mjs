// Canvas tote: trapezoid body, two handles, vertical cloth folds, coarse plain weave.
import { band, both, join, mirror, reverse } from "../geometry.mjs";

export function tote(p, _view, rnd) {
  const w = p.w / 2,
    b = p.bottom / 2,
    H = p.h,
    hx = p.handleX,
    j = (a, c) => a + (c - a) * rnd();
  const top = [
    [0, 3],
    [w * 0.4, 3, w * 0.8, 1, w, -2],
  ];
  const side = [
    [w, -2],
    [w + 1, H * 0.3, b + 3, H * 0.7, b, H - 9],
    [b, H - 3, b - 3, H, b - 10, H],
  ];
  const low = [
    [b - 10, H],
    [b * 0.6, H + 6, b * 0.3, H + 7, 0, H + 7],
  ];
  const half = join(top, side, low);
  const spine = (lift, dx) => [
    [-hx, 46],
    [-hx - 4, -70, -hx + 14 + dx, -p.handle - lift, dx, -p.handle - lift],
    [hx - 14 + dx, -p.handle - lift, hx + 4, -70, hx, 46],
  ];
  const handleEdges = (s) =>
    [-0.36, 0.36].map((k) => {
      const pts = band(s, p.strap * k * 2, 24);
      return pts.slice(0, pts.length / 2);
    });
  const F = (s, o = {}) => ({ spine: s, w0: 9, w1: 17, amp: 6, side: rnd() < 0.5 ? 1 : -1, ...o });
  const X = (s) => {
    const a = s * hx - p.strap / 2 + 3,
      c = a + p.strap - 6;
    return [
      [
        [a, 8],
        [c, 8],
        [c, 44],
        [a, 44],
        [a, 8],
      ],
      [
        [a, 8],
        [c, 44],
      ],
      [
        [c, 8],
        [a, 44],
      ],
    ];
  };
  const patch = (s) => [
    [s * hx - p.strap / 2, 3],
    [s * hx + p.strap / 2, 3],
    [s * hx + p.strap / 2, 48],
    [s * hx - p.strap / 2, 48],
  ];
  const front = spine(0, 0),
    back = spine(-10, 5).map((q, i) => (i ? q.map((v, n) => (n % 2 ? v + 0 : v + 3)) : q));
  return {
    fabric: { drape: 12, wrinkle: 3.4 },
    weave: (x, y) =>
      0.014 *
      (Math.sin(x * 1.57) * Math.cos((y + (x >> 1)) * 1.57) + 0.4 * Math.sin(x * 0.37 + Math.sin(y * 0.02) * 3)),
    parts: [
      {
        id: "handle-back",
        role: "inner",
        curve: band(back, p.strap, 24),
        edge: [5, 7],
        cloth: 0.2,
        inside: [0.8, 0.62],
        stitches: handleEdges(back),
      },
      {
        id: "inside",
        role: "inner",
        curve: join(
          both([
            [0, -7],
            [w * 0.4, -7, w * 0.8, -6, w - 1, -3],
          ]),
          reverse(both(top)),
        ),
        inside: [0.55, 0.42],
        cloth: 0.3,
        edge: [4, 2],
        lift: 0,
      },
      {
        id: "body",
        role: "body",
        curve: join(half, reverse(mirror(half))),
        edge: [10, 9],
        dome: { half: w * 1.25, amp: 16, y: 200 },
        lift: 3,
        stitches: [
          both([
            [0, 31],
            [w * 0.5, 31, w * 0.9, 29, w + 2, 27],
          ]),
        ],
        seams: [
          both([
            [0, H + 1],
            [b * 0.4, H + 1, b * 0.8, H - 3, b, H - 7],
          ]),
        ],
        folds: [
          ...[-1, 1].flatMap((s) => [
            F(
              [
                [s * hx, 48],
                [s * hx * 1.02, 100, s * hx * 0.9, 160, s * hx * j(0.5, 0.8), j(190, 250)],
              ],
              { amp: j(4.5, 6) },
            ),
            F(
              [
                [s * (hx + 10), 50],
                [s * (hx + 24), 110, s * (hx + 30), 180, s * (hx + j(40, 56)), j(220, 290)],
              ],
              { amp: j(4.5, 6.5) },
            ),
            F(
              [
                [s * (b - 4), H - 14],
                [s * b * 0.84, H - 50, s * b * 0.66, H - 84, s * b * j(0.3, 0.46), H - j(80, 112)],
              ],
              { amp: j(6, 8), side: s },
            ),
            F(
              [
                [s * (b - 2), H - 44],
                [s * b * 0.92, H - 100, s * b * 0.84, H - 150, s * b * j(0.7, 0.8), H - j(190, 240)],
              ],
              { amp: j(4.5, 6.5), side: s },
            ),
            F(
              [
                [s * (w - 2), 12],
                [s * w * 0.9, 70, s * w * 0.84, 120, s * w * j(0.74, 0.84), 200],
              ],
              { amp: 5, side: -s },
            ),
          ]),
          F(
            [
              [-w * 0.3, H + 6],
              [-w * 0.34, H - 50, -w * 0.2, H - 100, -w * 0.26, H - 170],
            ],
            { amp: 4.5, w0: 15 },
          ),
          F(
            [
              [w * 0.26, H + 6],
              [w * 0.2, H - 40, w * 0.3, H - 80, w * 0.22, H - 130],
            ],
            { amp: 4.5, w0: 15 },
          ),
          F(
            [
              [-w * 0.5, H * 0.62],
              [-w * 0.2, H * 0.68, w * 0.1, H * 0.6, w * 0.5, H * 0.66],
            ],
            { amp: 3.6, pinch: false, w0: 18, w1: 20 },
          ),
        ],
      },
      {
        id: "handle-front",
        role: "handle",
        curve: band(front, p.strap, 24),
        edge: [6, 8],
        cloth: 0.3,
        lift: 5,
        stitches: [...handleEdges(front), ...X(-1), ...X(1)],
      },
      { id: "patch-left", role: "none", curve: patch(-1), edge: [3, 4], cloth: 0.6, stitches: X(-1), lift: 0 },
      { id: "patch-right", role: "none", curve: patch(1), edge: [3, 4], cloth: 0.6, stitches: X(1) },
    ],
    print: p.print,
    collarY: 0,
  };
}
