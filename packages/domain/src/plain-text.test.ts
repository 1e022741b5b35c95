import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  [
    "<p>The label&#39;s face.</p><ul><li>Organic cotton</li><li>Printed &amp; packed</li></ul>",
    "The label's face. Organic cotton. Printed & packed",
  ],
  ["one<br>two &lt;b&gt; &#x2014; &nbsp; three", "one. two <b> \u2014 three"],
  ["&amp;#39; &unknown; &#99999999;", "&#39; &unknown; &#99999999;"],
  ["", ""],
])("%s reads %s", (html, text) => {
  expect(plainText(html, 300)).toBe(text);
});

test("is cut between words and says so", () => {
  expect(plainText("<p>Drawn by hand, printed when you order it.</p>", 24)).toBe("Drawn by hand, printed…");
  expect(plainText("<p>Drawn by hand, and kept.</p>", 16)).toBe("Drawn by hand…");
  expect(plainText("<p>Drawn by hand</p>", 13)).toBe("Drawn by hand");
});
