import { type HardToRead, readableColour } from "@selvedge/themes/legibility";
import type { Tokens } from "@selvedge/themes/resolve-theme";
import { Button } from "@selvedge/ui/actions/button";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { tokenOf } from "./keys/key-words.ts";
import type { ThemeSession } from "./theme-session.ts";

interface LegibilityCardProps {
  /** Pairs that nobody kept, the worst first. */
  found: readonly HardToRead[];
  tokens: Tokens;
  session: ThemeSession;
  /** Rings the places on the page; null takes the rings away. */
  onRing: (pair: HardToRead | null) => void;
  /** Brings the next of those places into sight. */
  onShow: () => void;
  /** How many places the page has found. */
  places: number | null;
}

/** The text that is hardest to read, on its real ground, with the nearest colour that is not. */
export function LegibilityCard({ found, tokens, session, onRing, onShow, places }: LegibilityCardProps) {
  const [worst] = found;
  const code = worst?.code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pair is another where its code is
  useEffect(() => {
    onRing(worst ?? null);
    return () => onRing(null);
  }, [code]);
  if (!worst) return null;
  const { text, ground, ratio, needed } = worst;
  const colour = readableColour(tokens, worst);
  const [name, below] = [tokenOf(text).label, tokenOf(ground).label];
  const use = () => session.set(text, colour, `${name} made readable`);
  return (
    <section
      aria-labelledby="hard-to-read"
      className="mx-3 mb-3 flex flex-col gap-2.5 rounded-card bg-warning-tint p-3 text-dense text-warning"
    >
      <div className="flex gap-2.5">
        <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        <div role="status">
          <h2 id="hard-to-read" className="font-semibold">
            {found.length === 1 ? "1 colour is hard to read" : `${found.length} colours are hard to read`}
          </h2>
          <p>
            <strong className="font-semibold">{name}</strong> on “{below}” reads {ratio.toFixed(1)} : 1. It takes{" "}
            {needed} : 1.
            {places ? ` ${placesWords(places)}` : ""}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 rounded-control bg-surface p-2 text-ink">
        <Sample colour={String(tokens[text])} ground={String(tokens[ground])} />
        <ArrowRight aria-hidden size={16} className="text-ink-2" />
        <Sample colour={colour} ground={String(tokens[ground])} />
        <Button variant="primary" size="row" className="ml-auto" onPress={use}>
          Use {colour.toUpperCase()}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-3">
        {places ? <Quiet onPress={onShow}>{places === 1 ? "Show it" : "Show them"}</Quiet> : <span />}
        <Quiet onPress={() => session.keep([worst.code])}>Keep mine</Quiet>
      </div>
    </section>
  );
}

const placesWords = (places: number): string =>
  places === 1
    ? "You see it in 1 place on this page."
    : `You see it in ${places} places on this page, which change together.`;

const Quiet = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <button
    type="button"
    className="min-h-6 shrink-0 font-medium underline underline-offset-2 max-md:min-h-11"
    onClick={onPress}
  >
    {children}
  </button>
);

const Sample = ({ colour, ground }: { colour: string; ground: string }) => (
  <span
    aria-hidden
    className="flex h-7 items-center rounded-control border border-line px-2 font-semibold"
    style={{ color: colour, backgroundColor: ground }}
  >
    £44
  </span>
);
