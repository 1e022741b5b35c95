const STEPS = [
  { bytes: 1_000_000_000, unit: "GB", digits: 1 },
  { bytes: 1_000_000, unit: "MB", digits: 1 },
  { bytes: 1000, unit: "kB", digits: 0 },
];

/** Gives a size in the unit that suits it, in steps of a thousand: "6.1 MB", "420 kB", "12 bytes". */
export function sizeWords(sizeBytes: number): string {
  const step = STEPS.find(({ bytes }) => sizeBytes >= bytes);
  return step ? `${(sizeBytes / step.bytes).toFixed(step.digits)} ${step.unit}` : `${sizeBytes} bytes`;
}
