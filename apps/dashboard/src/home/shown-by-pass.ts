interface Shown {
  isClosed: boolean;
  url: string;
  platformUrl: string;
}

/**
 * Whether the picture of a shop takes a preview's pass: its own visitors would be shown the door where it is closed, and be
 * sent on to a host that the dashboard may not frame where its main address is a domain of its own.
 */
export const isShownByPass = ({ isClosed, url, platformUrl }: Shown): boolean =>
  isClosed || new URL(url).host !== new URL(platformUrl).host;
