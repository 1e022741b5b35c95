// Tabs of one browser show the same basket and favourites: what changes them in one is announced to the others, which load
// them again. A tab does not hear itself.

export type Changed = "basket" | "favourites";

let opened: BroadcastChannel | undefined;

const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel("selvedge-basket");
  return opened;
};

/** Announces to other tabs what this one has changed. */
export const announce = (changed: Changed): void => channel().postMessage(changed);

/** Calls `onChange` with what another tab has changed. Returns how to stop. */
export function onElsewhere(onChange: (changed: Changed) => void): () => void {
  const listen = ({ data }: MessageEvent) => onChange(data);
  channel().addEventListener("message", listen);
  return () => channel().removeEventListener("message", listen);
}
