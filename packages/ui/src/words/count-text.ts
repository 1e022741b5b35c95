/** "1,204", or "10,000+" from where the server stops counting. */
export const countText = (count: number, most = Number.POSITIVE_INFINITY): string =>
  `${Math.min(count, most).toLocaleString("en-GB")}${count >= most ? "+" : ""}`;
