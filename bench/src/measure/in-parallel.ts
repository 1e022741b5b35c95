/** Works through a list with `workers` at a time. Stops at the first failure. Gives the seconds it took. */
export async function inParallel<T>(
  workers: number,
  items: readonly T[],
  work: (item: T, worker: number) => Promise<void>,
): Promise<number> {
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (next < items.length) await work(items[next++]!, worker);
    }),
  );
  return (performance.now() - begin) / 1000;
}
