import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ButtonKinds } from "./button-kinds.tsx";
import { ChoiceKinds } from "./choice-kinds.tsx";
import { ContentKinds } from "./content-kinds.tsx";
import { FieldKinds } from "./field-kinds.tsx";
import { TableKinds } from "./table-kinds.tsx";

const KINDS = {
  buttons: <ButtonKinds />,
  choices: <ChoiceKinds />,
  content: <ContentKinds />,
  fields: <FieldKinds />,
  tables: <TableKinds theme="light" />,
};

test.each(Object.entries(KINDS))("every button of the %s has a name", (_name, kinds) => {
  const html = renderToStaticMarkup(kinds);
  const buttons = html.match(/<button[^>]*>.*?<\/button>/gs) ?? [];
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const words = button.replace(/<[^>]+>/g, "").trim();
    expect(words !== "" || /aria-label(ledby)?="[^"]+"/.test(button), button).toBe(true);
  }
});

test("every text field has a label", () => {
  const html = renderToStaticMarkup(KINDS.fields);
  const labelled = [...html.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
  const inputs = [...html.matchAll(/<(?:input|textarea)([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const visible = inputs.filter((attributes) => !/type="(hidden|file)"|aria-hidden|hidden=/.test(attributes));
  expect(visible.length).toBeGreaterThan(8);
  for (const attributes of visible) {
    const id = / id="([^"]+)"/.exec(attributes)?.[1] ?? "";
    expect(labelled.includes(id) || /aria-label(ledby)?="/.test(attributes), attributes).toBe(true);
  }
});
