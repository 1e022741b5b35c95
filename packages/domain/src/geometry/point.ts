/** A place on a plane. The owner of the point defines its units. Source: platform-core §3. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
