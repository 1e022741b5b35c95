/** Runs a change of a quote, and says what became of it. */
export interface Running {
  readonly isBusy: boolean;
  readonly run: (change: () => Promise<unknown>, done: string) => Promise<boolean>;
}
