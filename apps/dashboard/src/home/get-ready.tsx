import { Card } from "@selvedge/ui/card";
import { LinkButton } from "@selvedge/ui/link-button";
import { ProgressBar } from "@selvedge/ui/progress-bar";
import { Check } from "lucide-react";
import type { Overview } from "../data/reply.ts";

interface Step {
  label: string;
  text: string;
  isDone: boolean;
  href: string;
  action: string;
}

const stepsOf = (ready: Overview["ready"]): Step[] => [
  {
    label: "Upload an artwork",
    text: "A PNG with a clear background prints best, for example 3000 pixels wide.",
    isDone: ready.hasArtwork,
    href: "/artworks",
    action: "Upload artwork",
  },
  {
    label: "Make a design",
    text: "Choose a blank and place your artwork on it.",
    isDone: ready.hasDesign,
    href: "/products/new",
    action: "Choose a blank",
  },
  {
    label: "Publish a product",
    text: "Set a price, see what you earn, and put it on sale.",
    isDone: ready.hasProduct,
    href: "/products",
    action: "Open products",
  },
  {
    label: "Sell the first one",
    text: "Share your shop. You see each item being made.",
    isDone: ready.hasOrder,
    href: "/orders",
    action: "Open orders",
  },
];

/** The first steps of a shop; only the next one is open. Gone when all are done. */
export function GetReady({ ready }: { ready: Overview["ready"] }) {
  const steps = stepsOf(ready);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  return (
    <Card
      title="Get ready to sell"
      aside={
        <span className="figures">
          {done} of {steps.length}
        </span>
      }
    >
      <ProgressBar bare label="Get ready to sell" value={done} max={steps.length} className="mb-3" />
      <ol className="-mx-2 flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step.label} className={step === next ? "rounded-control bg-primary-tint p-2.5" : "px-2.5 py-1.5"}>
            <div className="flex items-start gap-2.5">
              <span
                aria-hidden
                className={`mt-px flex size-5 shrink-0 items-center justify-center rounded-full ${step.isDone ? "bg-success-tint text-success" : step === next ? "border-2 border-primary" : "border border-control border-dashed"}`}
              >
                {step.isDone ? <Check size={12} /> : null}
              </span>
              <div className="min-w-0 flex-1">
                <p className={step === next ? "font-medium" : "text-ink-2"}>
                  {step.label}
                  {step.isDone ? <span className="sr-only">, done</span> : null}
                </p>
                {step === next ? (
                  <>
                    <p className="mt-0.5 text-dense text-ink-2">{step.text}</p>
                    <LinkButton href={step.href} variant="primary" size="dense" className="mt-2.5">
                      {step.action}
                    </LinkButton>
                  </>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
