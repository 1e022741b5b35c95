import { type SaveState, saveText } from "@selvedge/builder/saving/save-state";

/** How the changes of a page stand, said as they change. */
export const SaveStatus = ({ state }: { state: SaveState }) => (
  <span role="status" className="text-dense text-ink-2 max-md:sr-only">
    {state.kind === "offline" ? "Offline" : state.kind === "failed" ? "Not saved" : saveText(state)}
  </span>
);
