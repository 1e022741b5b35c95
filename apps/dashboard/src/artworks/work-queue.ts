/** A queue of asynchronous work: each piece begins when the one before it has ended, also when that one failed. */
export function createWorkQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
}
