import { expect, test } from "vitest";
import { addressRange } from "./address-range.ts";

test.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:7:1::1", "2001:db8:7::/48"],
  ["2001:0DB8:0007:ffff::1", "2001:db8:7::/48"],
  ["2001:db8::7", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["", ""],
])("%s is in %s", (address, range) => {
  expect(addressRange(address)).toBe(range);
});
