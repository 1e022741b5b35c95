// What the rest of the product needs to know about one view: a row of src/view-table.ts.
const cloth = { shadow: { light: 0.8, mid: 0.95, dark: 1 }, highlight: { light: 0.25, mid: 0.6, dark: 1 } };

export function describe(name, { view, item, drawn, place }) {
  const box = boxOf(drawn.print, place);
  return {
    id: `${name}-${view}`,
    blank: name,
    side: view,
    sizeShown: item.size,
    shadowOpacity: (item.opacity ?? cloth).shadow,
    highlightOpacity: (item.opacity ?? cloth).highlight,
    printArea: {
      ...{ xPx: tenth(box.x), yPx: tenth(box.y), widthPx: tenth(box.w), heightPx: tenth(box.h) },
      ...{ widthMm: drawn.print.w, heightMm: drawn.print.h },
    },
    chestWidthMm: item.chestWidthMm,
    collarYPx: tenth(drawn.collarYPx ?? place.exact(0, drawn.collarY)[1]),
    clip: clipOf(drawn, box),
    ...(drawn.map ? { map: drawn.map } : {}),
    ...(drawn.slots ? { slots: drawn.slots, kissCutMm: drawn.kissCutMm } : {}),
  };
}

function boxOf(print, { exact, k }) {
  if (print.exactPx) return print.exactPx;
  const [centre, top] = exact(print.x ?? 0, print.y);
  return { x: centre - (print.w * k) / 2, y: top, w: print.w * k, h: print.h * k };
}

/** The print area as a path; what must stay clear of ink (drawcords) is cut out of it. */
function clipOf(drawn, { x, y, w, h }) {
  if (drawn.clipOnly) return { rule: "nonzero", d: drawn.clipOnly };
  const rect = `M${tenth(x)} ${tenth(y)}H${tenth(x + w)}V${tenth(y + h)}H${tenth(x)}Z`;
  return drawn.clip ? { rule: "evenodd", d: rect + drawn.clip } : { rule: "nonzero", d: rect };
}

function tenth(value) {
  return +value.toFixed(1);
}
