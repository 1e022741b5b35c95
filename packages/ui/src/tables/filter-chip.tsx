import { ChevronDown, Plus, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { cx } from "../class-names.ts";

interface ChipProps extends Omit<ButtonProps, "children" | "className"> {
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A filter that is not used yet; pressing it opens its choices. */
export function FilterChip({ children, ...rest }: ChipProps) {
  return (
    <Button {...rest} className={cx(CHIP, "border-line-strong bg-surface text-ink data-hovered:bg-hover")}>
      {children}
      <ChevronDown aria-hidden size={14} className="text-ink-2" />
    </Button>
  );
}

/** The dashed chip that adds a filter. */
export function AddFilterChip({
  children = "Filter",
  ...rest
}: Omit<ChipProps, "children"> & { children?: ReactNode }) {
  return (
    <Button {...rest} className={cx(CHIP, "border-line-strong border-dashed text-ink-2 data-hovered:bg-hover")}>
      <Plus aria-hidden size={14} />
      {children}
    </Button>
  );
}

/** A filter in force, tinted: "Placed: last 7 days" with a cross. */
export function ActiveFilterChip({
  label,
  onEdit,
  onRemove,
}: {
  label: string;
  onEdit?: () => void;
  onRemove: () => void;
}) {
  return (
    <span className={cx(CHIP, "border-primary bg-primary-tint pr-1 text-primary")}>
      {onEdit ? (
        <Button onPress={onEdit} className="rounded-mark">
          {label}
        </Button>
      ) : (
        label
      )}
      <Button
        aria-label={`Remove filter ${label}`}
        onPress={onRemove}
        className="relative flex size-5 items-center justify-center rounded-full after:absolute after:-inset-1 data-hovered:bg-primary/15 max-md:after:-inset-3"
      >
        <X aria-hidden size={12} />
      </Button>
    </span>
  );
}

const CHIP =
  "inline-flex h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 text-dense font-medium transition-colors max-md:h-11";
