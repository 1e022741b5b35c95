import { describe, expect, test } from "vitest";
import { mayChangeInView } from "./customer-view.ts";

describe("a view of a customer's dashboard may change", () => {
  test.each([
    ["/divisions/:division/products/change/", true],
    ["/divisions/:division/products/:id/publish/", true],
    ["/divisions/:division/pages/:id/", true],
    ["/divisions/:division/orders/:id/hold/", true],
    ["/divisions/:division/team/invitations/", false],
    ["/divisions/:division/visitors/preview/", false],
    ["/divisions/:division/", false],
    ["/divisions/7/products/", false],
    ["/account/security/password/", false],
    ["/memberships/:division/leave/", false],
    ["/checkout/place/", false],
    ["/dashboard/secure/login/", false],
    ["/", false],
    ["", false],
  ])("%s where it is granted: %s", (path, isAllowed) => {
    expect(mayChangeInView(path, true)).toBe(isAllowed);
    expect(mayChangeInView(path, false)).toBe(false);
  });
});
