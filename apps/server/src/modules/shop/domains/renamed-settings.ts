// A shop's name as its settings hold it: beside its mark, in the titles of its pages and mails, and in the first small print.
import { isRecord } from "@selvedge/domain/shops/read-shape";

/** The stored settings of a shop with its new name. A small print that its people wrote themselves stays as it is. */
export function renamedSettings(stored: unknown, { from, to }: { from: string; to: string }): Record<string, unknown> {
  const settings = isRecord(stored) ? stored : {};
  const part = (key: string): Record<string, unknown> => (isRecord(settings[key]) ? settings[key] : {});
  const [logo, company, footer] = [part("logo"), part("company"), part("footer")];
  const formerly = [from, logo.text, company.name].filter((name) => typeof name === "string" && name !== "");
  return {
    ...settings,
    logo: { ...logo, text: to },
    company: { ...company, name: to },
    ...(typeof footer.smallPrint === "string" && {
      footer: { ...footer, smallPrint: renamedPrint(footer.smallPrint, formerly as string[], to) },
    }),
  };
}

/** "© 2026 Name." and what follows it, with the new name. */
function renamedPrint(smallPrint: string, formerly: readonly string[], to: string): string {
  const [year = ""] = /^© \d{4} /.exec(smallPrint) ?? [];
  const rest = smallPrint.slice(year.length);
  const name = year && formerly.find((each) => rest.startsWith(`${each}.`));
  return name ? year + to + rest.slice(name.length) : smallPrint;
}
