import { expect, test } from "vitest";
import { pastedHtml } from "./pasted-html.ts";

const bullet = (words: string, sign = "·") =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span></span>${words}<o:p></o:p></p>`;

test("a list from Word is a list", () => {
  const html = pastedHtml(`<!--StartFragment-->${bullet("Onions")}\n${bullet("Skins")}`);
  expect(html.replace(/<\/?span[^>]*>/g, "")).toMatch(/^<ul><li>Onions<\/li><li>Skins<\/li><\/ul>$/);
});

test("a list with numbers from Word is one with numbers", () => {
  expect(pastedHtml(bullet("Soak", "1."))).toMatch(/^<ol><li>[\s\S]*Soak<\/li><\/ol>$/);
});

test.each([
  ["<h1 class=x>Dyes</h1>", "<h2>Dyes</h2>"],
  ['<p><a target=_blank href="/a/" rel="nofollow">One</a></p>', '<p><a href="/a/">One</a></p>'],
  [
    '<p data-pm-slice="1 1 []"><a target="_blank" rel="noopener" href="/a/">One</a></p>',
    '<p data-pm-slice="1 1 []"><a target="_blank" rel="noopener" href="/a/">One</a></p>',
  ],
  ["<h4>Mordants</h4>", "<h3>Mordants</h3>"],
  ["<h2>Dyes</h2>", "<h2>Dyes</h2>"],
  ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Plain</p></b>', "<p>Plain</p>"],
  ["<style>p{color:red}</style><p>One<o:p>&nbsp;</o:p></p>", "<p>One&nbsp;</p>"],
  ["<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>One</p>", "<p>One</p>"],
])("%s becomes %s", (pasted, plain) => {
  expect(pastedHtml(pasted)).toBe(plain);
});
