import { PendingBar } from "../feedback/pending-bar.tsx";

/** The moment before the first page is there. */
export function Starting() {
  return <PendingBar isPending />;
}
