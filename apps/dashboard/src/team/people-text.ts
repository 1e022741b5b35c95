/** "1 person", "5 people". */
export const peopleText = (count: number): string => (count === 1 ? "1 person" : `${count} people`);
