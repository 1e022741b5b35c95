// Tabs of one browser show the same basket: what changes it in one is announced to the others, which load it again.

const name = "selvedge-basket";

/** Announces to other tabs that this one has changed the basket. */
export function announceBasket(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("changed");
  channel.close();
}

/** Calls `onChange` when another tab has changed the basket. Returns how to stop. */
export function onBasketElsewhere(onChange: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = onChange;
  return () => channel.close();
}
