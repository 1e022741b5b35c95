import { Cell } from "@selvedge/blocks/page/cell";
import { PageView } from "@selvedge/blocks/page/page-view";
import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { Fragment, type ReactNode } from "react";
import { keyOf, runsOf } from "../parts/template/template-runs.ts";
import { BlockShopProvider } from "./block-shop.tsx";
import { ShopFrameProvider } from "./shop-frame.tsx";

interface AroundBlocksProps {
  /** Of the part that an editor puts anew in the place of what is shown. */
  readonly id: string;
  readonly shop: ShopFrame;
  readonly blocks: readonly ResolvedBlock[];
  readonly parts: Readonly<Record<string, ReactNode>>;
}

const page = { version: 1, properties: { ySpacing: 0 } };

/** The header or the footer of a shop with the blocks around it. The server alone renders it. */
export const AroundBlocks = ({ id, shop, blocks, parts }: AroundBlocksProps) => (
  <ShopFrameProvider value={shop}>
    <BlockShopProvider shop={shop}>
      <div id={id} className="around-blocks">
        {runsOf(blocks, parts).map((run) =>
          run.kind === "blocks" ? (
            <div key={keyOf(run)} data-chrome="full">
              <PageView page={page} blocks={run.blocks} data={{}} />
            </div>
          ) : run.block.editing ? (
            <Cell key={keyOf(run)} block={run.block} top>
              {parts[run.block.type]}
            </Cell>
          ) : (
            <Fragment key={keyOf(run)}>{parts[run.block.type]}</Fragment>
          ),
        )}
      </div>
    </BlockShopProvider>
  </ShopFrameProvider>
);
