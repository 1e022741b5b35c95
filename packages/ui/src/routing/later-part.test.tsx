import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { laterPart } from "./later-part.tsx";

const Words = ({ words }: { words: string }) => <p>{words}</p>;

test("a part whose code was loaded before is shown at once, and until then what waits for it", async () => {
  const Later = laterPart(async () => Words, <i>Waiting</i>);
  expect(renderToStaticMarkup(<Later words="Here" />)).toBe("<i>Waiting</i>");
  await Later.load();
  expect(renderToStaticMarkup(<Later words="Here" />)).toBe("<p>Here</p>");
});

test("code that did not come is asked for again, and code that came is not", async () => {
  let asked = 0;
  const Later = laterPart(async () => {
    asked += 1;
    if (asked === 1) throw new Error("offline");
    return Words;
  });
  await expect(Later.load()).rejects.toThrow("offline");
  await Later.load();
  await Later.load();
  expect(asked).toBe(2);
  expect(renderToStaticMarkup(<Later words="Here" />)).toBe("<p>Here</p>");
});
