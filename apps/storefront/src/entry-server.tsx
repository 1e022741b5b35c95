// What the server imports from this app: the route table, the matcher, and a function that renders a page.
import { laterFileOf } from "@selvedge/blocks/later-chunks";
import { RenderedBlocks } from "@selvedge/blocks/page/rendered-blocks";
import { setBlockViews } from "@selvedge/blocks/page/view-of";
import { setEmptyView } from "@selvedge/blocks/preview/empty-block";
import { EmptyView } from "@selvedge/blocks/preview/empty-view";
import { BLOCK_VIEWS } from "@selvedge/blocks/views";
import type { DocumentData, PageAnswer, PageTemplate, ShopFrame } from "@selvedge/contracts/pages/page-data";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { isStatic, moduleOf, routes, viewOf } from "./answers.ts";
import { looks } from "./looks.ts";
import FailedPage from "./pages/failed/failed-page.tsx";
import BackInStock from "./pages/product/back-in-stock/back-in-stock.tsx";
import BundleForm from "./pages/product/bundle-form.tsx";
import Details from "./pages/product/details.tsx";
import DeliveryBox from "./pages/product/estimate/delivery-box.tsx";
import EveryColour from "./pages/product/every-colour.tsx";
import ProductPrice from "./pages/product/product-price.tsx";
import Related from "./pages/product/related.tsx";
import RatingLine from "./pages/product/reviews/rating-line.tsx";
import Reviews from "./pages/product/reviews/reviews.tsx";
import TextFields from "./pages/product/texts/text-fields.tsx";
import Crumbs from "./parts/crumbs.tsx";
import { setStaticView } from "./parts/static-part.tsx";
import EditedPart from "./parts/template/edited-part.tsx";
import TemplateBlocks from "./parts/template/template-blocks.tsx";
import { type Markup, splitHints } from "./preload-hints.ts";
import { renderedBlocks } from "./rendered-blocks.tsx";
import { cleanPath, encodePath } from "./router/clean-path.ts";
import { matcher } from "./router/match.ts";
import { PageRoot } from "./router/page-root.tsx";
import { type Around, ChromeAbove, ChromeBelow, currentPlace } from "./shell/chrome.tsx";
import { waitsForPicture } from "./waits-for-picture.ts";

setBlockViews(BLOCK_VIEWS);
setEmptyView(EmptyView);
setStaticView("related", Related);
setStaticView("details", Details);
setStaticView("everyColour", EveryColour);
setStaticView("crumbs", Crumbs);
setStaticView("bundleForm", BundleForm);
setStaticView("ratingLine", RatingLine);
setStaticView("reviews", Reviews);
setStaticView("productPrice", ProductPrice);
setStaticView("backInStock", BackInStock);
setStaticView("deliveryBox", DeliveryBox);
setStaticView("textFields", TextFields);
setStaticView("templateBlocks", TemplateBlocks);
setStaticView("editedPart", EditedPart);

export const hydrateModule = "src/hydrate-page.tsx";
export const pagesModule = "src/page-modules.ts";
export const entryModule = "src/entry-client.ts";
export const firstBlockModule = "src/first-block.ts";
export const splitTestsModule = "src/split-tests.ts";
export const pageEditorModule = "src/page-editor.ts";
export const themeEditorModule = "src/theme-editor.ts";
export const match = matcher(routes);
export { cleanPath, encodePath, looks, moduleOf };

/** A rendered page: the chrome above and below it, and the content of its root element. */
export interface RenderedPage {
  /** Preload links for pictures, for the head. */
  readonly hints: string;
  readonly above: string;
  readonly main: string;
  readonly below: string;
  /** Needs no hydration: the document loads only the chrome's script. */
  readonly isStatic: boolean;
  /** Shows its first block alone until that one's picture has loaded. */
  readonly waits: boolean;
  /** Source files of views that the page holds and few others do: their style sheets are its own. */
  readonly views: readonly string[];
}

interface Chrome {
  readonly around: Around | undefined;
  /** By the menu entry that is marked as current; "" for none. */
  readonly above: Map<string, string>;
  readonly below: string;
}

const chromes = new WeakMap<ShopFrame, Chrome>();

/** The chrome around a shop's pages, rendered once per version of the frame and of the shop's own header and footer. */
function chromeOf(shop: ShopFrame, around: Around | undefined): Chrome {
  const known = chromes.get(shop);
  if (known && isSameAround(known.around, around)) return known;
  const below = renderToStaticMarkup(<ChromeBelow shop={shop} around={around} />);
  const chrome = { around, above: new Map(), below };
  chromes.set(shop, chrome);
  return chrome;
}

const isSameAround = (one: Around | undefined, other: Around | undefined): boolean =>
  one?.header === other?.header && one?.footer === other?.footer;

function aboveOf(shop: ShopFrame, url: string, around: Around | undefined): string {
  const { above } = chromeOf(shop, around);
  const place = currentPlace(shop, url);
  const rendered = above.get(place) ?? renderToStaticMarkup(<ChromeAbove {...{ shop, place, around }} />);
  above.set(place, rendered);
  return rendered;
}

/**
 * The whole page from header to footer, rendered by React without any cache. Benchmarks measure the cost of rendering
 * with it.
 */
export const renderBare = ({ shop, page }: DocumentData): string =>
  renderToString(
    <>
      <ChromeAbove shop={shop} place={currentPlace(shop, page.url)} />
      <PageRoot shop={shop} first={{ answer: page, Component: viewOf(page.route) }} ErrorPage={FailedPage} />
      <ChromeBelow shop={shop} />
    </>,
  );

export function render({ shop, page }: DocumentData, around?: Around): RenderedPage {
  const isPlain = isStatic(page);
  const main = <PageRoot shop={shop} first={{ answer: page, Component: viewOf(page.route) }} ErrorPage={FailedPage} />;
  const { hints, markup } = isPlain ? renderPlain(shop, page, main) : splitHints(renderToString(main));
  const shown = [...blocksOf(page), ...(around?.header ?? []), ...(around?.footer ?? [])];
  const isEdited = shown.some(({ editing }) => editing);
  const needed = [...(shown.length > 0 ? [blocksFile] : []), ...(isEdited ? [emptyViewFile] : [])];
  const views = [...new Set([...needed, ...shown.flatMap(viewsIn)])].sort();
  const waits = waitsForPicture(page);
  return {
    ...{ hints, above: aboveOf(shop, page.url, around), main: markup, below: chromeOf(shop, around).below },
    ...{ isStatic: isPlain, waits, views },
  };
}

/** The blocks of a page that holds some, or whose template does. */
const blocksOf = (page: PageAnswer): readonly ResolvedBlock[] =>
  ((page.route === "store"
    ? (page as PageAnswer<"store">).data.blocks
    : templateOf(page)?.blocks) as readonly ResolvedBlock[]) ?? [];

const templateOf = ({ data }: PageAnswer): PageTemplate | null =>
  data && "template" in data ? (data.template as PageTemplate | null) : null;

const isPreview = (page: PageAnswer): boolean =>
  page.route === "store" && (page as PageAnswer<"store">).data.page.mode === "preview";

/** It shows blocks on pages that are not made of blocks, and brings the styles of all that are shown at once. */
const blocksFile = "src/parts/template/template-blocks.tsx";
const emptyViewFile = "../../packages/blocks/src/preview/empty-view.tsx";

/** As the client build's manifest names them. */
const viewsIn = ({ type, items }: ResolvedBlock): readonly string[] => {
  const file = laterFileOf(type);
  return [...(file === null ? [] : [`../../packages/blocks/src/${file}`]), ...items.flatMap(viewsIn)];
};

/** Renders a static page. Blocks that are the same for every visitor are rendered once per version of the page. */
function renderPlain(shop: ShopFrame, page: PageAnswer, main: ReactNode): Markup {
  // In preview a block may show what it lacks, which visitors never see.
  const rendered = renderedBlocks(shop, isPreview(page) || page.route !== "store" ? [] : blocksOf(page));
  const markups = new Map([...rendered].map(([block, { markup }]) => [block, markup]));
  const rest = splitHints(renderToStaticMarkup(<RenderedBlocks value={markups}>{main}</RenderedBlocks>));
  const hints = [...rendered.values(), rest].map((each) => each.hints).join("");
  return { hints, markup: rest.markup };
}
