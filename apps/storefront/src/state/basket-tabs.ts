// Tabs of one browser show the same basket and favourites: what changes them in one is announced to the others, which load
// them again. A tab does not hear itself.

export type Changed = "basket" | "favourites";

let opened: BroadcastChannel | undefined;
const channel = () => (opened ??= new BroadcastChannel("selvedge-basket"));

/** Announces to other tabs what this one has changed. */
export const announce = (changed: Changed): void => channel().postMessage(changed);

/** Calls `onChange` with what another tab has changed, until `signal` aborts. */
export const onElsewhere = (onChange: (changed: Changed) => void, signal?: AbortSignal): void =>
  channel().addEventListener("message", ({ data }) => onChange(data), signal && { signal });
