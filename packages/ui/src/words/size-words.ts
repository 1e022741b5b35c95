const STEPS = [
  { bytes: 1_000_000_000, unit: "GB", digits: 1 },
  { bytes: 1_000_000, unit: "MB", digits: 1 },
  { bytes: 1000, unit: "kB", digits: 0 },
];

/** Returns a size in the unit that suits it, in steps of a thousand: "6.1 MB", "420 kB", "12 bytes". */
export function sizeWords(sizeBytes: number): string {
  // What rounds up to a thousand of a unit is one of the next: 999 600 bytes are 1.0 MB.
  const step = STEPS.find(({ bytes }) => sizeBytes >= bytes * 0.9995);
  return step ? `${(sizeBytes / step.bytes).toFixed(step.digits)} ${step.unit}` : `${sizeBytes} bytes`;
}
