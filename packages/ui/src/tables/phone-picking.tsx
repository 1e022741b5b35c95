import { Button } from "../actions/button.tsx";
import { Checkbox } from "../choices/checkbox.tsx";
import { allState, type Selection, toggleAll } from "./table-selection.ts";

interface PhonePickingProps {
  ids: readonly string[];
  selection: Selection;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

/** Over the rows of a phone: begins and ends choosing several. A phone has no space for a box in every row all the time. */
export function PhonePicking({ ids, selection, isPicking, onPicking }: PhonePickingProps) {
  const state = allState(selection.selected, ids);
  const end = () => {
    selection.onChange(new Set());
    onPicking(false);
  };
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-line border-b px-4 md:hidden">
      {isPicking ? (
        <>
          <Checkbox
            label={`Select all ${ids.length}`}
            isSelected={state === "all"}
            isIndeterminate={state === "some"}
            onChange={() => selection.onChange(toggleAll(selection.selected, ids))}
          />
          <Button size="dense" variant="quiet" onPress={end}>
            Done
          </Button>
        </>
      ) : (
        <Button size="dense" variant="quiet" className="-mr-2 ml-auto" onPress={() => onPicking(true)}>
          Select
        </Button>
      )}
    </div>
  );
}
