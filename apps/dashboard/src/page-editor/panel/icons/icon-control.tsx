import { Button } from "@selvedge/ui/actions/button";
import { Popover } from "@selvedge/ui/overlays/popover";
import { BlockIcon, IconGrid } from "../../later-parts.tsx";
import { type ControlProps, textsOf, wordOf } from "../controls.ts";

/** A drawing out of the blocks' own. */
export function IconControl(props: ControlProps<"icon">) {
  const { field, path, value, edits } = props;
  const chosen = String(value ?? field.default);
  const { hint, error } = textsOf(props);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-dense font-medium">{field.label}</span>
      <Popover
        label={field.label}
        trigger={
          <Button aria-label={`${field.label}: ${wordOf(chosen)}`}>
            <BlockIcon name={chosen} />
            {chosen === "none" ? "No icon" : wordOf(chosen)}
          </Button>
        }
      >
        {(close) => (
          <IconGrid
            names={field.options}
            chosen={chosen}
            onPick={(name) => {
              edits.set(field, path, value, name);
              close();
            }}
          />
        )}
      </Popover>
      {error || hint ? (
        <span className={error ? "text-label text-danger" : "text-label text-ink-2"}>{error ?? hint}</span>
      ) : null}
    </div>
  );
}
