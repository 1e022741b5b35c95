import { createStore } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";

/** What has just been put into the basket. */
export interface BagNotice {
  name: string;
  detail: string;
  image: string;
  price: string;
  count: number;
}

const notice = createStore<BagNotice | null>(null);

export const useBagNotice = (): BagNotice | null => useStore(notice, null);
export const showBagNotice = (next: BagNotice): void => notice.set(next);
export const hideBagNotice = (): void => notice.set(null);
