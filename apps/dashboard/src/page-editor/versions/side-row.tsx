import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import type { ReactNode } from "react";
import type { Side } from "./compared.ts";
import type { Sides } from "./version-list.tsx";

interface SideRowProps extends Sides {
  version: Side;
  name: string;
  children: ReactNode;
}

const places = { a: "at the left, as A", b: "at the right, as B" };

/** A state of the page in the list, which can be put on either side of the comparison. */
export function SideRow({ version, name, sides, onSide, children }: SideRowProps) {
  const isCompared = sides.a === version || sides.b === version;
  return (
    <div
      className={cx(
        "flex items-start gap-2 rounded-card border p-2",
        isCompared ? "border-primary bg-primary-tint" : "border-transparent",
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">{children}</div>
      <div className="flex shrink-0 gap-1">
        {(["a", "b"] as const).map((side) => (
          <Button
            key={side}
            size="row"
            variant={sides[side] === version ? "primary" : "plain"}
            aria-pressed={sides[side] === version}
            aria-label={`Show ${name} ${places[side]}`}
            onPress={() => onSide(side, version)}
          >
            {side.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}
