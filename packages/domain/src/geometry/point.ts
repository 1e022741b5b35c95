/** A place on a plane. What its units are is said by whoever holds it. Source: platform-core §3. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
