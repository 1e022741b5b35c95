import type { Config } from "../config.ts";
import { originsOf } from "../origins.ts";

/** Prints where the platform is and how to sign in. */
export function printAddresses(config: Config, port: number) {
  const origins = originsOf({
    ...config,
    publicPort: config.publicPort === `:${config.port}` ? `:${port}` : config.publicPort,
  });
  const rows = [
    ["Main site", `${origins.main}/`],
    ["Dashboard", `${origins.main}/dashboard/`],
    ...(config.hasDemoWorld
      ? [["Shops", ["demo", "record", "museum"].map((label) => `${origins.shop(label)}/`).join("  ")]]
      : []),
    ["Back-office", `${origins.backOffice}/`],
    ...(config.mailUrl ? [] : [["Mail inbox", `${origins.main}/dev/mail/`]]),
    ["API", `${origins.main}/omnis/v3/`],
  ];
  const logins = config.hasDemoWorld
    ? [
        "",
        "  Sign in as merchant@, staff@, factory@ or shopper@selvedge.test with the password selvedge-demo",
        "  At a terminal (Back-office, Badges): badge 04A17C52B5 with PIN 295164 is Rhian, 04A17C52B4 with 730418 Tomasz",
        "  Pay with 4242 4242 4242 4242; 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 asks for a second step",
        "  The demo shop takes the gift card DEMA-GEFT-CARD-2TRE",
      ]
    : [];
  const warning = warnings[`${config.environment} ${config.cardProcessor}`];
  process.stdout.write(
    `\n  Selvedge is ready.\n\n${rows.map(([name, address]) => `  ${name!.padEnd(12)} ${address}`).join("\n")}\n${logins.join("\n")}\n${warning ? `\n  ${warning}\n` : ""}\n`,
  );
}

/** Warnings that the operator of a real shop must see at the start. */
const warnings: Record<string, string> = {
  "production none": "Payments are not set up: shops show their goods, and nothing can be bought. See CARD_PROCESSOR.",
  "production local": "Test cards are taken as money. Nobody pays for what is ordered here. See CARD_PROCESSOR.",
};
