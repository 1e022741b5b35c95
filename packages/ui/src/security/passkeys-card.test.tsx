import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Passkey, PasskeysCard, type PasskeyTool } from "./passkeys-card.tsx";

const passkey = (name: string, worksIn: PasskeyTool | null): Passkey => ({
  ...{ id: 1, name, worksIn },
  addedAt: "2026-09-04T08:00:00.000Z",
  lastUsedAt: null,
});
const shown = (here: PasskeyTool, each: Passkey) => {
  const card = <PasskeysCard here={here} passkeys={[each]} note="" onRename={never} onRemove={() => {}} />;
  return /<h3[^>]*>(.*?)<\/h3>/s
    .exec(renderToStaticMarkup(card))![1]!
    .replace(/<[^>]+>/g, " ")
    .replace(/ +/g, " ")
    .trim();
};
const never = () => Promise.resolve({ ok: true as const });

test.each<[string, PasskeyTool, PasskeyTool | null, string]>([
  ["of this tool has its name alone", "dashboard", "dashboard", "Phone"],
  ["of the staff's tool says so in the dashboard", "dashboard", "backOffice", "Phone Only for the back office"],
  ["of the dashboard says so to staff", "backOffice", "dashboard", "Phone Only for the dashboard"],
  ["of before that was stored claims nothing", "backOffice", null, "Phone"],
])("a passkey %s", (_, here, worksIn, words) => {
  expect(shown(here, passkey("Phone", worksIn))).toBe(words);
});
