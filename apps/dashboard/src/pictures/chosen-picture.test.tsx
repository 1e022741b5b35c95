import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Choice } from "./picture-sources.ts";

// What it is made of listens to the window of a browser.
vi.stubGlobal("addEventListener", () => {});
const { ChosenPicture, nothingWanted } = await import("./chosen-picture.tsx");
vi.unstubAllGlobals();

const choice = {
  ...{ id: "1", name: "Lemon", product: null, pages: [] },
  image: { original: "/lemon.png", altText: "", width: 400, height: 400 },
} as unknown as Choice;

test.each([true, false])("its words are asked for where they are read aloud, and nowhere else (%s)", (isRead) => {
  const asked = {
    choice,
    wanted: nothingWanted,
    isRead,
    isUnsaid: false,
    hasFocus: false,
    mayCut: true,
    mayLink: false,
  };
  const html = renderToStaticMarkup(<ChosenPicture {...asked} onChange={() => {}} onChoice={() => {}} />);
  expect(html.includes("Read aloud to people who cannot see it.")).toBe(isRead);
  expect(html).toContain('src="/lemon.png"');
});
