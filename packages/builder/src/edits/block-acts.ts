/** What a person does with a block, by a button, a menu, a key or a finger: one list for the page and for the list of blocks. */
export const blockActs = {
  up: "Move up",
  down: "Move down",
  in: "Move into the block beside it",
  out: "Move out of its block",
  narrower: "Narrower by a column",
  wider: "Wider by a column",
  inside: "Add inside",
  duplicate: "Duplicate",
  copy: "Copy",
  cut: "Cut",
  paste: "Paste behind",
  rename: "Rename",
  hide: "Hide or show",
  wrap: "Put into a row",
  unwrap: "Take apart",
  remove: "Delete",
} as const;

export type BlockAct = keyof typeof blockActs;
export const blockActNames = Object.keys(blockActs) as [BlockAct, ...BlockAct[]];
