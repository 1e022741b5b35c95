import { defineBlock } from "@selvedge/pages/block-type";

/** What the server says of a gate to this visitor: whether it is open, and what was wrong with what they gave. */
export interface GateAnswer {
  readonly isOpen: boolean;
  readonly fault: string;
  readonly email: string;
}

/** Blocks that open to a word, an email, a sign-in or an age. What is behind a closed gate never leaves the server. */
export const gateBlock = defineBlock({
  type: "gate",
  title: "Gate",
  category: "layout",
  icon: "lock",
  description: "Blocks that open to a word, an email, a sign-in or an age.",
  searchWords: ["password", "members", "locked"],
  emptyText: "Add the blocks that are behind the gate.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: "any",
  hydrates: false,
  fields: {
    kind: {
      kind: "choice",
      label: "Opens to",
      default: "password",
      options: ["password", "email", "signIn", "age"],
      titles: {
        password: "A word",
        email: "An email address",
        signIn: "People who are signed in",
        age: "People of an age",
      },
    },
    title: { kind: "text", label: "Title", default: "For members", cutAt: 60 },
    copy: { kind: "text", label: "Text", cutAt: 240, multiline: true },
    password: { kind: "text", label: "The word", maxLength: 80, showWhen: { field: "kind", is: ["password"] } },
    mailingList: {
      kind: "reference",
      to: "mailingList",
      label: "Mailing list",
      showWhen: { field: "kind", is: ["email"] },
    },
    age: {
      kind: "number",
      label: "Age",
      unit: "years",
      default: 18,
      min: 1,
      max: 99,
      showWhen: { field: "kind", is: ["age"] },
    },
    rememberDays: {
      kind: "number",
      label: "Stays open for",
      unit: "days",
      part: "behaviour",
      default: 30,
      min: 1,
      max: 365,
    },
    buttonText: { kind: "text", label: "Button", default: "Open", cutAt: 24 },
  },
  needs: () => ({ page: { source: "page", params: {} } }),
  starter: {
    size: 12,
    properties: { title: "For members" },
    items: [{ type: "textBlock", properties: { html: "<p>For members.</p>" } }],
  },
  example: {
    type: "gate",
    size: 12,
    properties: {
      title: "For volunteers",
      copy: "Enter the word from your dive-day email to see the crew hoodie.",
      password: "seagrass",
    },
    items: [{ type: "textBlock", properties: { html: "<p>The crew hoodie, at cost.</p>" } }],
  },
});
