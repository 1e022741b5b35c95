interface Shown {
  isClosed: boolean;
  url: string;
  platformUrl: string;
}

/**
 * Whether the home page has to load the shop with a preview pass. A closed shop shows visitors no page, and a shop whose main
 * address is its own domain redirects there, where the dashboard may not frame it.
 */
export const isShownByPass = ({ isClosed, url, platformUrl }: Shown): boolean =>
  isClosed || new URL(url).host !== new URL(platformUrl).host;
