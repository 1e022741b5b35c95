/** Elements allowed in a drawing; everything else is dropped, or refuses the drawing when it is in one of the lists below. */
export const allowedElements: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "image",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "style",
  "switch",
  "a",
]);

/** Elements that run, fetch or embed something; they refuse the drawing. */
export const unsafeElements: ReadonlySet<string> = new Set([
  "script",
  "foreignObject",
  "iframe",
  "object",
  "embed",
  "audio",
  "video",
  "animate",
  "animateMotion",
  "animateTransform",
  "set",
  "handler",
  "listener",
]);

export const textElements: ReadonlySet<string> = new Set(["text", "tspan", "textPath", "tref", "altGlyph", "flowRoot"]);

/** Elements whose cost or look cannot be relied on. */
export const effectElements: ReadonlySet<string> = new Set([
  "filter",
  "pattern",
  "marker",
  "mesh",
  "meshgradient",
  "hatch",
]);

/** Attributes allowed in a drawing. `style`, `class` and the two kinds of href are looked into. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  (
    "id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points transform viewBox preserveAspectRatio " +
    "fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-dasharray stroke-dashoffset paint-order opacity color display visibility clip-path clip-rule mask mask-type " +
    "offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits " +
    "maskContentUnits vector-effect shape-rendering href xlink:href xmlns xmlns:xlink"
  ).split(" "),
);

export const svgLimits = {
  elements: 20_000,
  depth: 100,
  /** Numbers in all paths together, after `use` has drawn its copies. */
  pathNumbers: 400_000,
  renderedElements: 50_000,
} as const;
