/** The latest that a field of a day, or of a day and time, takes: a year has four digits, after which the browser goes on to the next part. */
export const lastMoment = (type: string | undefined): string | undefined =>
  type === "date" ? "9999-12-31" : type === "datetime-local" ? "9999-12-31T23:59" : undefined;
