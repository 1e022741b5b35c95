/** The text, or its first `max` characters and an ellipsis. Counts code points, so an emoji is never cut in half. */
export function cutText(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join("").trimEnd()}…`;
}
