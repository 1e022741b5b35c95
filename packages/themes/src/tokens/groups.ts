// The keys as a shop's people meet them: in groups, by what they see of them.
import { TOKEN_KEYS, type TokenKey } from "./tokens.ts";

export interface TokenGroup {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly TokenKey[];
}

/** Beginnings of keys, or whole ones; the first group that fits a key has it. */
const GROUPS: readonly { id: string; title: string; of: readonly string[] }[] = [
  { id: "letters", title: "Letters", of: ["primary.font", "text.font", "text.size", "text.line", "heading."] },
  {
    id: "colours",
    title: "Colours",
    of: ["primary.", "accent.", "link.", "focus.", "text.", "page.background.", "box.", "border."],
  },
  { id: "space", title: "Width and spacing", of: ["page."] },
  { id: "buttons", title: "Buttons", of: ["button."] },
  { id: "pictures", title: "Pictures", of: ["image."] },
  { id: "header", title: "Header and menu", of: ["menu."] },
  { id: "banner", title: "Banner", of: ["banner."] },
  { id: "cards", title: "Product cards", of: ["card.", "tag."] },
  {
    id: "sections",
    title: "Quotes, strips and newsletter",
    of: ["quote.", "feature.", "announcement.", "newsletter."],
  },
  { id: "footer", title: "Footer", of: ["footer."] },
  { id: "forms", title: "Fields and messages", of: [""] },
];

const ORDER = ["colours", "letters", "buttons", "pictures", "header", "banner", "cards", "sections", "footer"];

const groupOf = (key: string): string =>
  GROUPS.find(({ of }) =>
    of.some((start) => key === start || (start.endsWith(".") || start === "" ? key.startsWith(start) : false)),
  )!.id;

const rank = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** Every key of the registry once, in groups: colours and letters first. */
export const TOKEN_GROUPS: readonly TokenGroup[] = GROUPS.map(({ id, title }) => ({
  ...{ id, title },
  keys: TOKEN_KEYS.filter((key) => groupOf(key) === id),
})).toSorted((one, other) => rank(one.id) - rank(other.id));
