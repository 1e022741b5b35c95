// A small page of a shop that wears a theme of its own: one garment, four more, what somebody said of it, a letter.
import { block, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "./kinds.ts";

export interface LookPage {
  readonly url: string;
  readonly name: string;
  /** The name of a shipped theme. */
  readonly theme: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly copy: string;
  /** The product in the banner, and where its button leads. */
  readonly product: string;
  readonly href: string;
  readonly action: string;
  readonly listTitle: string;
  readonly collection?: string;
  readonly quote: string;
  readonly author: string;
  readonly letter: string;
}

export const lookPage = (look: LookPage): DemoPage => ({
  url: look.url,
  name: look.name,
  build: ({ mockup }) =>
    page({ title: look.name, description: look.copy, theme: { extends: look.theme } }, [
      block("banner", {
        fullWidth: true,
        eyebrow: look.eyebrow,
        title: look.title,
        copy: look.copy,
        cutouts: [{ image: mockup(look.product), href: look.href }],
        actions: [{ text: look.action, href: look.href, primary: true }],
      }),
      block("productList", {
        title: look.listTitle,
        sortBy: "bestsellerOrder",
        limit: 4,
        ...(look.collection ? { collection: look.collection } : {}),
      }),
      block("quote", { quote: look.quote, author: look.author }),
      block("newsletterSubscribe", {
        fullWidth: true,
        mailingList: "letters",
        title: look.letter,
        copy: "Once a month, and nothing else.",
        buttonText: "Sign up",
        smallPrint: "We'll send one email to confirm. Unsubscribe at any time.",
      }),
    ]),
});
