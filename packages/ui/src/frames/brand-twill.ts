/** Short diagonal stitches in two columns, as on the face of denim; the path of the mark on a 24 × 24 field. */
export const TWILL =
  "M4 4.6 6.8 7.4M9 4.6l2.8 2.8M4 8.9l2.8 2.8M9 8.9l2.8 2.8M4 13.2l2.8 2.8M9 13.2l2.8 2.8M4 17.5l2.8 2.8M9 17.5l2.8 2.8";
