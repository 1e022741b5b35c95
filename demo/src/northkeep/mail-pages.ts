import { block, page } from "@selvedge/pages/wire/written-page";
import type { DemoPage } from "../kinds.ts";

const letter: DemoPage["build"] = ({ picture }) =>
  page(
    {
      title: "A letter from the coast, November",
      description: "What the divers found at Hoy Sound, and what we drew because of it.",
      isMail: true,
    },
    [
      block("image", { image: picture("sea", "A calm sea at dusk with the sun on the horizon") }),
      block("textBlock", {
        html: "<h1>The seagrass is back at Hoy Sound</h1><p>Dear friend of the coast,</p><p>Two years ago there was sand where today there are leaves. In October our divers counted ninety shoots on each square metre of the plot that your orders paid for, and between them the first pipefish.</p><h2>What happens next</h2><ul><li>We sow the next half hectare in March, as soon as the storms allow it.</li><li>The boats of the harbour keep to the new moorings, so that no anchor drags through the meadow.</li><li>Whoever wants to help sorts seeds with us in Stromness, every second Saturday.</li></ul><p>Thank you for reading, and for wearing what we draw.</p><p>Una and everyone at Northkeep</p>",
      }),
      block("button", { text: "See what your orders pay for", href: "/our-work/" }),
    ],
  );

/** What went out as a mail, for those who open it in a browser. */
export const mailPages: readonly DemoPage[] = [{ url: "/november-letter/", name: "November letter", build: letter }];
