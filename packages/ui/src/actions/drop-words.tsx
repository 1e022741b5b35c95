import { useBottomInset } from "../bottom-inset.ts";
import { cx } from "../class-names.ts";

/** Where what is dragged would go, or why it may not: at the foot of the list that it is dragged over, above bars at the foot of the window. */
export function DropWords({ isRefused, children }: { isRefused: boolean; children: string }) {
  const inset = useBottomInset();
  return (
    <p
      style={{ bottom: inset + 8 }}
      className={cx(
        "sticky z-10 mx-2 rounded-control px-3 py-2 text-label text-white shadow-pop",
        isRefused ? "bg-danger" : "bg-primary",
      )}
    >
      {children}
    </p>
  );
}
