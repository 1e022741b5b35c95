export interface ChangedLine {
  colour: string;
  size: string;
  fromColour: string;
  fromSize: string;
}

/** What a line becomes, in as few words as say it: "A3 instead of A4", "Navy, L instead of Black, M". */
export function changeWords({ colour, size, fromColour, fromSize }: ChangedLine): string {
  if (colour === fromColour) return `${size} instead of ${fromSize}`;
  if (size === fromSize) return `${colour} instead of ${fromColour}`;
  return `${colour}, ${size} instead of ${fromColour}, ${fromSize}`;
}
