import type { FactorWay } from "./factor-ways.ts";

interface Held {
  app: unknown;
  phone: string | null;
  /** A shop of this person asks its people for two-factor. */
  isForced: boolean;
}

const titles: Readonly<Record<FactorWay, string>> = {
  app: "Remove the app?",
  phone: "Remove the phone number?",
};

/** What is asked before a second factor is removed: what a sign-in takes afterwards, and what closes. */
export function removalWords(way: FactorWay, { app, phone, isForced }: Held): { title: string; text: string } {
  const title = titles[way];
  if (way === "app" && phone) return { title, text: `You sign in with codes sent to ${phone} from then on.` };
  if (way === "phone" && app) return { title, text: "You sign in with the codes of your app from then on." };
  if (isForced)
    return {
      title,
      text: "It is your only second factor, and your shop needs one. The dashboard closes to you until you set up another. Your recovery codes stop working.",
    };
  return {
    title,
    text: "It is your only second factor. Your password alone signs you in from then on, and your recovery codes stop working.",
  };
}
