interface Fetched {
  data: readonly { id: number }[];
  meta: { total: number; doneToday: number };
}

/** How many designs wait and how many were decided today: as fetched, and those decided since, which may be fetched by now. */
export function approvalCounts({ data, meta }: Fetched, decided: readonly { product: { id: number } }[]) {
  const since = decided.filter(({ product }) => data.some(({ id }) => id === product.id)).length;
  return { waiting: Math.max(0, meta.total - since), decidedToday: meta.doneToday + since };
}
