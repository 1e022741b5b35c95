import { findMatch } from "./find-match.ts";

/** A text with the letters that were typed in weight 700. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.from)}
      <b className="font-bold">{text.slice(match.from, match.to)}</b>
      {text.slice(match.to)}
    </>
  );
}
