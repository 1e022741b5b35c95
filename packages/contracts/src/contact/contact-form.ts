import * as z from "zod";
import { emailAddress, filledText, optionalText } from "../text-fields.ts";

/** The most characters of a message. */
export const contactMessageLimit = 4_000;

/** What a shop's contact form sends. `page` and `block` say which form it was: they decide who gets the message. */
export const contactForm = z.object({
  name: filledText(80),
  email: emailAddress(),
  message: filledText(contactMessageLimit),
  page: optionalText(300),
  block: optionalText(100),
  /** Hidden from people: only programs fill it in. */
  website: optionalText(300),
});

export type ContactForm = z.output<typeof contactForm>;
