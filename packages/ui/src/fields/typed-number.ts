// Reads a number as people write it: with a decimal comma or point, spaces or apostrophes between thousands, and the
// unit behind it. What can be read in two ways is refused, never guessed.

/** What a field's number is counted in; `none` for plain counts. */
export type TypedUnit = "mm" | "°" | "%" | "none";

export type TypedNumberFault = "empty" | "not_a_number" | "wrong_unit" | "two_readings";

export type TypedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: TypedNumberFault };

/** The words below a field whose text was refused. */
export const typedNumberWords: Readonly<Record<TypedNumberFault, string>> = {
  empty: "Type a number.",
  not_a_number: "Type a number such as 12.5.",
  wrong_unit: "Leave out the unit.",
  two_readings: "Type thousands without a comma.",
};

/** How often the field's unit goes into one of those that may be typed. */
const factors: Readonly<Record<TypedUnit, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10 },
  "°": { "°": 1, deg: 1 },
  "%": { "%": 1 },
  none: {},
};

const gap = /[\s'’]/;
const shape = /^([+-]?)([\d.,\s'’]*\d[\d.,\s'’]*?)\s*([a-z°%"″]*)$/i;

/** The number in the unit of the field; centimetres are converted to millimetres. Exponents and sums are not read. */
export function readTypedNumber(text: string, unit: TypedUnit): TypedNumber {
  const trimmed = text.replaceAll("−", "-").trim();
  if (trimmed === "") return { ok: false, code: "empty" };
  const [, sign, figures, typedUnit] = shape.exec(trimmed) ?? [];
  if (figures === undefined || typedUnit === undefined) return { ok: false, code: "not_a_number" };
  const factor = typedUnit === "" ? 1 : factors[unit][typedUnit.toLowerCase()];
  if (factor === undefined) return { ok: false, code: "wrong_unit" };
  const read = readFigures(figures);
  return read.ok ? { ok: true, value: (sign === "-" ? -1 : 1) * read.value * factor } : read;
}

const refused: TypedNumber = { ok: false, code: "not_a_number" };

/** "1'200,5": the last comma or point is the decimal one, before it are groups of thousands. */
function readFigures(figures: string): TypedNumber {
  const decimalAt = Math.max(figures.lastIndexOf(","), figures.lastIndexOf("."));
  if (decimalAt < 0) return readWhole(figures, "");
  const [whole, decimals] = [figures.slice(0, decimalAt), figures.slice(decimalAt + 1)];
  const mark = figures[decimalAt]!;
  if (!/^\d*$/.test(decimals) || whole.includes(mark)) return refused;
  if (mark === "," && /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3) return { ok: false, code: "two_readings" };
  return readWhole(whole, decimals);
}

function readWhole(whole: string, decimals: string): TypedNumber {
  const groups = whole.split(/[.,\s'’]/);
  const separators = new Set([...whole].filter((sign) => gap.test(sign) || sign === "," || sign === "."));
  const isGrouped = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (groups.length > 1 && (separators.size > 1 || !isGrouped)) return refused;
  return { ok: true, value: Number(`${groups.join("")}.${decimals}`) };
}
