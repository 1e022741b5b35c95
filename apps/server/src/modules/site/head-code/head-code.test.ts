import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headCodeOf, noHeadCode, refuseOtherTags, withHeadCode } from "./head-code.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("S3.15 a shop's own code", () => {
  test.each([
    ["nothing", "  ", ""],
    ["text around it", "Hello <script>a()</script> there", "<script>a()</script>"],
    ["what belongs in a body", '<div onclick="x()">a</div><img src=x onerror="x()">', ""],
    [
      "another base and a redirect",
      '<base href="https://e.example/"><meta http-equiv="refresh" content="0">',
      '<meta content="0" />',
    ],
    ["scripts without encryption", '<script src="http://e.example/x.js"></script>', "<script></script>"],
    [
      "handlers on tags that may stay",
      '<link rel="icon" href="/a.png" onload="x()">',
      '<link rel="icon" href="/a.png" />',
    ],
    ["a comment that would hide the end of a script", "<script><!-- a() </script>", "<script> a() </script>"],
  ])("is reduced: %s", (_, code, html) => {
    expect(headCodeOf(code).html).toBe(html);
  });

  test("a script is left as it is written, and the policy names it by its hash and its site", () => {
    const text = 'if (1 < 2 && "a" != "b") document.title += "<b>";\r\nrun();';
    const { html, scripts } = headCodeOf(
      `<script>${text}</script><script async src="https://m.example/t.js?id=1"></script>`,
    );
    const asRead = text.replace("\r\n", "\n");
    expect(html).toContain(`<script>${asRead}</script>`);
    expect(scripts).toEqual(expect.arrayContaining(["https://m.example", hash(asRead)]));
  });

  test("the policy grows by what the code has, and by nothing without code", () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'";
    expect(withHeadCode(policy, noHeadCode)).toBe(policy);
    const styled = withHeadCode(policy, headCodeOf('<link rel="stylesheet" href="https://f.example/a.css">'));
    expect(styled).toContain("style-src 'self' https://f.example;");
    expect(styled).toContain("font-src 'self' https://f.example");
    expect(styled).toContain("script-src 'self';");
    const measured = withHeadCode(policy, headCodeOf("<script>a()</script>"));
    expect(measured).toContain(`script-src 'self' ${hash("a()")};`);
    expect(measured).toContain("connect-src 'self' https:;");
  });

  test("what cannot be in a head is refused by name when it is saved", () => {
    expect(() => refuseOtherTags("<script>a()</script><meta name=x content=y>")).not.toThrow();
    expect(() => refuseOtherTags("<script>if (a<b) c()</script><iframe></iframe><p>x</p>")).toThrow(
      expect.objectContaining({
        options: { errors: { headCode: ["<iframe>, <p> cannot be in the head. Use script, style, link and meta."] } },
      }),
    );
  });
});
