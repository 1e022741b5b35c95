import { type PageFacts, ySpacingPx } from "@selvedge/pages/page/page-rules";
import type { CSSProperties } from "react";
import { BlockList, type BlockListProps } from "./block-list.tsx";
import s from "./page.module.css";

export interface PageViewProps extends Pick<BlockListProps, "blocks" | "data"> {
  readonly page: PageFacts & { readonly version?: number };
}

/** A page's blocks: version 1 on the grid of twelve columns, any other as stacked sections (storefront §2.6). */
export function PageView({ page, ...list }: PageViewProps) {
  return page.version === 1 ? <Grid12Page page={page} {...list} /> : <StackedPage page={page} {...list} />;
}

/**
 * Twelve columns, six on small screens. Everything is in the HTML; while the root element carries `data-waiting`, all but
 * the first block stay unseen, which is how the shell waits for the first picture without hiding words from anyone.
 */
export function Grid12Page(props: PageViewProps) {
  return <PageFrame {...props} grid />;
}

export function StackedPage(props: PageViewProps) {
  return <PageFrame {...props} />;
}

function PageFrame({ page, grid = false, ...list }: PageViewProps & { grid?: boolean }) {
  const style = { "--y-spacing": `${ySpacingPx(page)}px` } as CSSProperties;
  return (
    <div className={s.page} data-grid={grid || undefined} style={style}>
      <div className={s.columns}>
        <BlockList {...list} top />
      </div>
    </div>
  );
}
