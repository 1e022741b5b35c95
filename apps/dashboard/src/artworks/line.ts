/** A line that works stand in: each begins when the one before it has ended, however it ended. */
export function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
}
