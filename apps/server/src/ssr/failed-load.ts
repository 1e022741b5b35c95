import { pageLoadFailure } from "@selvedge/pages/page/page-failure";

interface Redirect {
  kind: "redirect";
  to: string;
  status: 302;
}

/**
 * Where a visitor is led whose page is there and does not come: to the 404 page, and for now alone, since the next visit may
 * find it (storefront §8). An address without a page is the 404 page itself, in place.
 */
export function failedLoad(status: number): Redirect {
  const met = pageLoadFailure("native", status);
  if (met.kind === "message") throw new Error("Visitors see no message of a page that failed.");
  return { kind: "redirect", to: met.to, status: 302 };
}
