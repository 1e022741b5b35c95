// Paths in garment millimetres: x = 0 is the centre line, y = 0 the high shoulder point.
// A curve is [[x,y], seg, seg, ...]; a seg is [x,y] (line) or [c1x,c1y,c2x,c2y,x,y] (cubic).

/** The same curve on the other side of the centre line. */
export const mirror = (c) => c.map((s) => s.map((v, i) => (i % 2 ? v : -v)));

/** The same curve walked from its end to its start. */
export function reverse(c) {
  const ends = c.map((s) => s.slice(-2));
  const out = [ends[ends.length - 1]];
  for (let i = c.length - 1; i > 0; i--) {
    const s = c[i];
    out.push(s.length === 2 ? ends[i - 1] : [s[2], s[3], s[0], s[1], ...ends[i - 1]]);
  }
  return out;
}

/** Joins curves end to end; a gap is closed with a straight line. */
export function join(...curves) {
  const out = [];
  for (const c of curves) {
    if (!out.length) {
      out.push(...c);
      continue;
    }
    const [x, y] = out[out.length - 1].slice(-2);
    const same = Math.hypot(c[0][0] - x, c[0][1] - y) < 0.01;
    out.push(...(same ? c.slice(1) : c));
  }
  return out;
}

/** Right half (walked from the centre line) plus its mirror image, as one curve from left to right. */
export const both = (c) => join(reverse(mirror(c)), c);

export const shift = (c, dx, dy) => c.map((s) => s.map((v, i) => v + (i % 2 ? dy : dx)));

/** SVG path data; `at` maps a point in millimetres to pixels. */
export function pathData(c, at, close = true) {
  const f = (x, y) =>
    at(x, y)
      .map((v) => +v.toFixed(1))
      .join(" ");
  let d = `M${f(c[0][0], c[0][1])}`;
  for (const s of c.slice(1)) {
    d += s.length === 2 ? `L${f(s[0], s[1])}` : `C${f(s[0], s[1])} ${f(s[2], s[3])} ${f(s[4], s[5])}`;
  }
  return d + (close ? "Z" : "");
}

/** Points along a curve, n for each segment, in the units of `at` (millimetres when absent). */
export function sample(c, n = 24, at = (x, y) => [x, y]) {
  const out = [at(...c[0])];
  let [x0, y0] = c[0];
  for (const s of c.slice(1)) {
    const [x3, y3] = s.slice(-2);
    for (let i = 1; i <= n; i++) {
      const t = i / n,
        u = 1 - t;
      if (s.length === 2) out.push(at(x0 + (x3 - x0) * t, y0 + (y3 - y0) * t));
      else {
        const a = u * u * u,
          b = 3 * u * u * t,
          d = 3 * u * t * t,
          e = t * t * t;
        out.push(at(a * x0 + b * s[0] + d * s[2] + e * x3, a * y0 + b * s[1] + d * s[3] + e * y3));
      }
    }
    x0 = x3;
    y0 = y3;
  }
  return out;
}

/** A polyline moved sideways by d (positive: to the right of its direction on screen). */
export function offset(pts, d) {
  return pts.map(([x, y], i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(pts.length - 1, i + 1)];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / l) * d, y + ((b[0] - a[0]) / l) * d];
  });
}

/** A polyline resampled to equal steps. */
export function even(pts, step) {
  const out = [pts[0]];
  let left = step;
  for (let i = 1; i < pts.length; i++) {
    let [x, y] = pts[i - 1];
    const [bx, by] = pts[i];
    let l = Math.hypot(bx - x, by - y);
    while (l >= left && l > 0) {
      x += ((bx - x) * left) / l;
      y += ((by - y) * left) / l;
      out.push([x, y]);
      l -= left;
      left = step;
    }
    left -= l;
  }
  return out;
}

/** A band of constant width round a spine (drawcords, handles), as a curve of short lines. */
export function band(spine, width, n = 14) {
  const pts = sample(spine, n);
  return [...offset(pts, width / 2), ...offset(pts, -width / 2).reverse()];
}

/** Rules from one edge of a rib to the other, `step` apart along the first edge. */
export function rules(edgeA, edgeB, step) {
  const a = sample(edgeA, 60),
    b = sample(edgeB, 60);
  const along = (p) => {
    const l = [0];
    for (let i = 1; i < p.length; i++) l.push(l[i - 1] + Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]));
    return l;
  };
  const la = along(a),
    lb = along(b);
  const pick = (p, l, t) => {
    const want = t * l[l.length - 1];
    let i = 1;
    while (i < l.length - 1 && l[i] < want) i++;
    const k = (want - l[i - 1]) / (l[i] - l[i - 1] || 1);
    return [p[i - 1][0] + (p[i][0] - p[i - 1][0]) * k, p[i - 1][1] + (p[i][1] - p[i - 1][1]) * k];
  };
  const n = Math.round(la[la.length - 1] / step),
    out = [];
  for (let i = 1; i < n; i++) out.push([pick(a, la, i / n), pick(b, lb, i / n)]);
  return out;
}
