// What each badge of the checklist needs, in the words of who earns it.
import type { Overview } from "../data/reply.ts";

type Ready = Overview["ready"];

interface Task {
  label: string;
  text: string;
  /** What it takes, in words. */
  takes: string;
  /** Where it is done; null where no screen does it yet. */
  way: (ready: Ready) => { href: string; action: string } | null;
}

const noScreenYet = () => null;

const tasks: Readonly<Record<string, Task>> = {
  "sign-up": { label: "Create your account", text: "", takes: "", way: noScreenYet },
  designer: {
    label: "Put your first drawing on something",
    text: "A PNG, JPEG or SVG of any size. You see straight away what you can print it on.",
    takes: "4 min",
    way: ({ hasArtwork }) =>
      hasArtwork
        ? { href: "/products/new", action: "Choose a blank" }
        : { href: "/artworks", action: "Upload a drawing" },
  },
  profile: {
    label: "Say who sells",
    text: "Your company's name, address and email, for your legal texts and invoices.",
    takes: "3 min",
    way: () => ({ href: "/settings/company", action: "Fill them in" }),
  },
  theme: {
    label: "Choose a look",
    text: "Your own home page in each of 31 themes. Change it whenever you like.",
    takes: "2 min",
    way: () => ({ href: "/theme", action: "Choose a theme" }),
  },
  homepage: {
    label: "Make the home page",
    text: "Words and pictures of your own, on the page that everybody sees first. Publish it when you like it.",
    takes: "4 min",
    way: ({ homePageId }) =>
      homePageId === null
        ? { href: "/pages", action: "Open pages" }
        : { href: `/pages/${homePageId}/edit`, action: "Edit the home page" },
  },
  "card-billing": { label: "Add a card for billing", text: "", takes: "2 min", way: noScreenYet },
  entrepreneur: {
    label: "Sell the first one",
    text: "Publish a product and share your shop. You see each item being made.",
    takes: "",
    way: ({ hasProduct }) =>
      hasProduct ? { href: "/orders", action: "Open orders" } : { href: "/products", action: "Open products" },
  },
};

interface PlainTask extends Task {
  code: string;
  isDone: (ready: Ready) => boolean;
  result: (ready: Ready) => string;
  /** A shop that has sold is not asked for it any more. */
  isOnlyForBeginners?: true;
}

/** What no badge is given for, and what is true or not at this moment. They come before the first sale. */
const plainTasks: readonly PlainTask[] = [
  {
    code: "menu",
    label: "Set up the menu",
    text: "The links at the top and at the foot of every page, in your words.",
    takes: "2 min",
    way: () => ({ href: "/menus", action: "Open menus" }),
    isDone: ({ hasOwnMenu }) => hasOwnMenu,
    result: () => "",
    isOnlyForBeginners: true,
  },
  {
    code: "banner",
    label: "Say something above every page",
    text: "A line that everybody reads: a delivery date, a sale, what is new.",
    takes: "1 min",
    way: () => ({ href: "/settings/header-and-footer", action: "Write it" }),
    isDone: ({ said }) => said !== "",
    result: ({ said }) => said,
    isOnlyForBeginners: true,
  },
  {
    code: "open",
    label: "Open the shop",
    text: "Everybody can come in. You can close it again.",
    takes: "1 press",
    way: () => ({ href: "/settings/visitors", action: "Open the shop" }),
    isDone: ({ isClosed }) => !isClosed,
    result: () => "",
  },
];

export interface Item extends Pick<Task, "label" | "text"> {
  code: string;
  isDone: boolean;
  /** The next one to do: it alone has a button. */
  way: { href: string; action: string } | null;
  /** Of one that comes later, where it is done. */
  laterHref: string | null;
  /** What came of it, or what it takes. */
  note: string;
}

/** The checklist of a shop: what is done, and what can be done on a screen. Only the first open item has its way. */
export function checklistOf(ready: Ready): Item[] {
  const hasSold = ready.badges.some(({ code, unlockedAt }) => code === "entrepreneur" && unlockedAt !== null);
  const plain = plainTasks
    .filter((task) => !(hasSold && task.isOnlyForBeginners) || task.isDone(ready))
    .map((task) => plainItem(task, ready));
  const known = ready.badges.flatMap((badge) => {
    const task = tasks[badge.code];
    if (!task) return [];
    const isDone = badge.unlockedAt !== null;
    const way = isDone ? null : task.way(ready);
    const item = isDone || way ? [{ ...badge, isDone, task, way }] : [];
    return badge.code === "entrepreneur" ? [...plain, ...item] : item;
  });
  const next = known.find(({ way }) => way !== null);
  return known.map((each) => ({
    code: each.code,
    label: each.task.label,
    text: each.task.text,
    isDone: each.isDone,
    way: each === next ? each.way : null,
    laterHref: each === next ? null : (each.way?.href ?? null),
    note: each.isDone ? each.result : each.task.takes,
  }));
}

const plainItem = (task: PlainTask, ready: Ready) => {
  const isDone = task.isDone(ready);
  return { code: task.code, task, result: task.result(ready), isDone, way: isDone ? null : task.way(ready) };
};

/** Minutes that the open items take together; those without a number take none. */
export const minutesLeft = (items: readonly Item[]): number =>
  items.reduce((sum, { isDone, note }) => sum + (isDone ? 0 : Number(/^(\d+) min$/.exec(note)?.[1] ?? 0)), 0);
