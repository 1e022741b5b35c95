import { cx } from "@selvedge/ui/class-names.ts";
import { Button } from "react-aria-components/Button";
import { problemStyles } from "./problem-style.ts";
import { type Problem, problemCountText } from "./problems.ts";

/** How many problems block the product; a press leads to them. Nothing when there are none. */
export function ProblemCount({
  problems,
  onPress,
  className,
}: {
  problems: readonly Problem[];
  onPress: () => void;
  className?: string;
}) {
  const count = problemCountText(problems);
  if (!count) return null;
  const { icon: Icon, ink, ground } = problemStyles[count.severity];
  return (
    <Button
      onPress={onPress}
      className={cx(
        "inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-control px-2.5 font-medium text-dense max-lg:h-11",
        "transition-shadow data-hovered:shadow-[inset_0_0_0_1px_currentcolor]",
        ink,
        ground,
        className,
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {count.text}
    </Button>
  );
}
