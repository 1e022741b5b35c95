import { PendingBar } from "@selvedge/ui/pending-bar";

/** The moment before the first page is there. */
export function Starting() {
  return <PendingBar isPending />;
}
