interface FoundCountProps {
  typed: string;
  count: number;
  what: "block" | "section";
}

/** How many fit what is searched for, for people who do not see the cards. */
export function FoundCount({ typed, count, what }: FoundCountProps) {
  return (
    <p role="status" className="sr-only">
      {typed.trim() ? `${count} ${what}${count === 1 ? "" : "s"} found` : ""}
    </p>
  );
}
