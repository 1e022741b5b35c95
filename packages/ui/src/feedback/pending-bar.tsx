/** A thin moving line under the top of the window while the next page is on its way. */
export function PendingBar({ isPending }: { isPending: boolean }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {isPending ? (
        <>
          <span className="sr-only">Loading</span>
          <span className="block h-full w-1/3 animate-pending bg-primary" data-keep-motion="" />
        </>
      ) : null}
    </div>
  );
}
