// How many blocks a change renders again: rows of the editor's list, by the hook of React's developer tools, and blocks of the
// page in its frame, by what changes in the document.
import type { Frame, Page } from "playwright-core";

/** A component at work, as far as it is read here. */
interface Fiber {
  type: unknown;
  flags: number;
  memoizedProps: { row?: { uid?: unknown; hasInner?: boolean } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Counting {
  rendered: number[];
  /** Only then rows are counted: what that costs would count as the editor's. */
  isCounting?: boolean;
}

/** Lets the rows of each commit be counted, from the next document on and from `forgetRendered` on. */
export const countRows = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counts: number[] = [];
    /** React marks with it what it has called; what it passed by keeps the children that it had. */
    const performed = 1;
    // A block around others is listed by the words within it, so it changes with them.
    const isRow = ({ type, memoizedProps }: Fiber) =>
      typeof type === "function" && typeof memoizedProps?.row?.uid === "string" && !memoizedProps.row.hasInner;
    function rowsBelow(fiber: Fiber): number {
      let rows = 0;
      for (let at = fiber.child; at; at = at.sibling) {
        if (isRow(at) && (at.flags & performed) !== 0) rows += 1;
        if (!at.alternate || at.child !== at.alternate.child) rows += rowsBelow(at);
      }
      return rows;
    }
    Object.assign(globalThis, {
      rendered: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onCommitFiberRoot(_: unknown, { current }: { current: Fiber }) {
          if ((globalThis as unknown as Counting).isCounting) counts.push(rowsBelow(current));
        },
      },
    });
  });

/** Counts, from now on, the blocks of the page in a frame that each change of its document touches. */
export const countBlocks = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { rendered: counts });
    new MutationObserver((records) => {
      const blocks = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest("[data-uid]"),
      );
      counts.push(new Set(blocks.filter(Boolean)).size);
    }).observe(document.getElementById("root")!, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    });
  });

/** Sets the count back to nothing, and counts from now on. */
export const forgetRendered = (target: Page | Frame): Promise<void> =>
  target.evaluate(() => {
    const counting = globalThis as unknown as Counting;
    counting.rendered.length = 0;
    counting.isCounting = true;
  });

/** The most that one change has rendered. */
export const mostRendered = (target: Page | Frame): Promise<number> =>
  target.evaluate(() => Math.max(0, ...(globalThis as unknown as Counting).rendered));
