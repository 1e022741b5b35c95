type Person = { readonly tab: string; readonly name: string; readonly isYou: boolean };

/** What a person hears of others who have the page open: who has come and who has left; empty where all is as it was. */
export function presenceWords(before: readonly Person[], now: readonly Person[]): string {
  const come = notAmong(now, before);
  const left = notAmong(before, now);
  return [come && `Also here: ${come}.`, left && `Not here any more: ${left}.`].filter(Boolean).join(" ");
}

const notAmong = (people: readonly Person[], others: readonly Person[]): string =>
  people
    .filter(({ tab }) => !others.some((each) => each.tab === tab))
    .map(nameOf)
    .join(", ");

export const nameOf = ({ name, isYou }: Person): string => (isYou ? "you, in another tab" : name);
