import { expect, test } from "vitest";
import { marksOf, readVerification, tagsOf, verificationServices, verifications } from "./site-verification.ts";

const tags = {
  google: '<meta name="google-site-verification" content="Zb3xq0aYv1_-R8kQ2nT5mC7LpW9sE4uF6hJ0dG1iKo8">',
  pinterest: `<meta name="p:domain_verify" content="${"0f".repeat(16)}"/>`,
  facebook: '<meta name="facebook-domain-verification" content="k4x9wq2m7p1v8z3c6b5n0aydfg" />',
};

test("what a service hands out satisfies its rule and comes back as its tag", () => {
  for (const service of verificationServices) expect(verifications[service].rule.holds(tags[service])).toBe(true);
  const marks = marksOf(tags);
  expect(marks.facebook).toBe("k4x9wq2m7p1v8z3c6b5n0aydfg");
  expect(tagsOf(marks).pinterest).toBe(`<meta name="p:domain_verify" content="${"0f".repeat(16)}">`);
  expect(marksOf(tagsOf(marks))).toEqual(marks);
});

test.each([
  ["of another service", { pinterest: "k4x9wq2m7p1v8z3c6b5n0aydfg" }],
  ["that ends its tag", { google: 'Zb3xq0aYv1R8kQ2nT5mC7Lp"><script>alert(1)</script>' }],
  ["that is no text", { facebook: 5 }],
  ["of a shop that never had any", null],
])("a stored mark %s is none", (_, stored) => {
  expect(readVerification(stored)).toEqual({ google: "", pinterest: "", facebook: "" });
});
