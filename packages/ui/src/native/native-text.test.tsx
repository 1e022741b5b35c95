import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Segmented } from "../choices/segmented.tsx";
import { Switch } from "../choices/switch.tsx";
import { NativeSelect } from "./native-select.tsx";
import { NativeText } from "./native-text.tsx";

const nothing = () => {};
const attribute = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*?\\b${name}="([^"]*)"`).exec(html)?.[1];

test("a label names its field, and a hint describes it", () => {
  const html = renderToStaticMarkup(<NativeText label="Title" hint="Short." value="Hay" onChange={nothing} />);
  expect(attribute(html, "label", "for")).toBe(attribute(html, "input", "id"));
  const noteId = attribute(html, "input", "aria-describedby");
  expect(html).toContain(`<span id="${noteId}"`);
  expect(html).toContain("Short.");
  expect(html).not.toContain("aria-invalid");
});

test("an error replaces the hint and marks the field", () => {
  const html = renderToStaticMarkup(
    <NativeText label="Space" hint="In pixels." error="No more than 120." value="200" onChange={nothing} />,
  );
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
  expect(html).toContain("No more than 120.");
  expect(html).not.toContain("In pixels.");
});

test("a field without a note refers to none, and keeps a line for one where it is asked to", () => {
  const bare = renderToStaticMarkup(<NativeText label="Title" value="" onChange={nothing} />);
  expect(bare).not.toContain("aria-describedby");
  const roomy = renderToStaticMarkup(<NativeText label="Title" keepsNoteLine value="" onChange={nothing} />);
  expect(roomy.length).toBeGreaterThan(bare.length);
  expect(roomy).not.toContain("aria-describedby");
});

test("a list of words has one of them chosen", () => {
  const options = [
    { id: "left", label: "Left" },
    { id: "right", label: "Right" },
  ];
  const html = renderToStaticMarkup(<NativeSelect label="Side" options={options} value="right" onChange={nothing} />);
  expect(html).toContain('<option value="right" selected="">Right</option>');
});

test("segments are radios of one name, and they and switches are no answers of a form", () => {
  const segments = ["front", "back"].map((id) => ({ id, label: id }));
  const html = renderToStaticMarkup(
    <form>
      <Segmented label="Side" segments={segments} value="back" onChange={nothing} />
      <Switch label="Shown" isSelected onChange={nothing} />
    </form>,
  );
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  expect(inputs).toHaveLength(3);
  expect(inputs.filter((input) => input.includes("checked"))).toHaveLength(2);
  expect(new Set(inputs.slice(0, 2).map((input) => /name="([^"]*)"/.exec(input)?.[1])).size).toBe(1);
  for (const input of inputs) expect(input).toContain('form=""');
});
