import fc from "fast-check";
import { expect, test } from "vitest";
import { descriptionHtml, descriptionText } from "./description.ts";

test("empty lines make paragraphs and single breaks stay", () => {
  expect(descriptionHtml("Soft.\nOrganic.\n\nMade to order.")).toBe("<p>Soft.<br>Organic.</p><p>Made to order.</p>");
});

test("what is typed never becomes markup", () => {
  expect(descriptionHtml("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
});

test("a description written elsewhere reads as text", () => {
  expect(descriptionText("<p>Soft &amp; warm.</p><ul><li>One</li></ul>")).toBe("Soft & warm.\n\nOne");
});

test("plain paragraphs survive the way there and back", () => {
  const line = fc.stringMatching(/^[a-zA-Z0-9<>&"' .,]{0,30}[a-z.]$/).map((text) => text.trim());
  const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
      const text = paragraphs.join("\n\n");
      expect(descriptionText(descriptionHtml(text))).toBe(text);
    }),
  );
});
