import { Button } from "@selvedge/ui/actions/button";
import { EyeOff } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

const shownMs = 60_000;

/** A value in clear text, for a minute. */
export function RevealedValue({ value, onOver }: { value: string; onOver: () => void }) {
  const hide = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => hide(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      <span role="status" className="font-semibold">
        {value}
      </span>
      <Button size="row" icon={EyeOff} className="font-sans" onPress={onOver}>
        Hide
      </Button>
    </span>
  );
}
