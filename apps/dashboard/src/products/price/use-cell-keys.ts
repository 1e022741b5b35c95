import { type KeyboardEvent, useState } from "react";

interface Cell {
  row: number;
  column: number;
}

const steps: Readonly<Record<string, (at: Cell) => Cell>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Number.POSITIVE_INFINITY }),
};

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));

/**
 * A grid of buttons is one stop of the Tab key; arrows, Home and End move in it. `cellProps` go to the buttons, `onKeyDown`
 * to the grid around them.
 */
export function useCellKeys(rows: number, columns: number) {
  const [stored, setAt] = useState<Cell>({ row: 0, column: 0 });
  const hold = ({ row, column }: Cell): Cell => ({ row: within(row, rows), column: within(column, columns) });
  const at = hold(stored);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = hold(step(at));
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const cellProps = (row: number, column: number) => ({
    "data-cell": `${row} ${column}`,
    excludeFromTabOrder: row !== at.row || column !== at.column,
    onFocus: () => setAt({ row, column }),
  });
  return { onKeyDown, cellProps };
}
