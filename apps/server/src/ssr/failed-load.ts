import { pageLoadFailure } from "@selvedge/pages/page/page-failure";

interface Redirect {
  kind: "redirect";
  to: string;
  status: 302;
}

/**
 * The redirect to /404/ for a page that exists but cannot be shown. It is a 302, as the next visit may find the page (storefront
 * §8). An address without a page shows the 404 page in place, without a redirect.
 */
export function failedLoad(status: number): Redirect {
  const met = pageLoadFailure("native", status);
  if (met.kind === "message") throw new Error("Visitors see no message of a page that failed.");
  return { kind: "redirect", to: met.to, status: 302 };
}
