import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProofForm, type ProofKind } from "./proof-form.tsx";

const never = () => Promise.resolve({ ok: true as const });

const shown = (kinds: readonly ProofKind[], knowsPasskeys = true) => {
  const passkey = knowsPasskeys ? { onPasskey: never } : {};
  const html = renderToStaticMarkup(<ProofForm kinds={kinds} onProve={never} onSend={never} {...passkey} />);
  // A button also holds its text while it works.
  const textOf = (part: string) => part.replace(/<[^>]+>/g, "").replace(/Confirming$/, "");
  return {
    asksFor: [...html.matchAll(/<label[^>]*>.*?<\/label>/gs)].map(([label]) => textOf(label)),
    buttons: [...html.matchAll(/<button[^>]*>.*?<\/button>/gs)].map(([button]) => textOf(button)),
  };
};

test.each<[string, ProofKind[], boolean, { asksFor: string[]; buttons: string[] }]>([
  ["a password", ["password", "mail"], true, { asksFor: ["Your password"], buttons: ["Confirm", "Email me a code"] }],
  ["a mailed code without a password", ["mail"], true, { asksFor: [], buttons: ["Email me a code"] }],
  [
    "a passkey, where there is one",
    ["passkey", "password", "sms"],
    true,
    { asksFor: [], buttons: ["Use a passkey", "Use my password", "Text me a code"] },
  ],
  [
    "no passkey in a browser that knows none",
    ["passkey", "password"],
    false,
    { asksFor: ["Your password"], buttons: ["Confirm"] },
  ],
  [
    "a code of an app",
    ["app", "sms"],
    true,
    { asksFor: ["The six digits your app shows"], buttons: ["Confirm", "Text me a code"] },
  ],
])("a proof starts with %s", (_, kinds, knowsPasskeys, expected) => {
  expect(shown(kinds, knowsPasskeys)).toEqual(expected);
});
