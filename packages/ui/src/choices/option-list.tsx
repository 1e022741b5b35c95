import { Check, Plus } from "lucide-react";
import { useContext } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { cx } from "../class-names.ts";
import { optionRow, rowFocus } from "../overlays/popover-styles.ts";
import { MatchedText } from "../words/matched-text.tsx";
import type { Option } from "./select-field.tsx";

/** The id of the row that makes something new. */
export const NEW_OPTION_ID = "selvedge:new";

/** The options of a combobox; the typed letters are highlighted. */
export function OptionList() {
  const typed = useContext(ComboBoxStateContext)?.inputValue ?? "";
  return (
    <ListBox
      dependencies={[typed]}
      className="max-h-80 overflow-auto p-1.5 outline-none"
      renderEmptyState={() => <p className="px-2.5 py-1.5 text-dense text-ink-2">No results for “{typed}”</p>}
    >
      {(option: Option) => <OptionRow option={option} typed={typed} />}
    </ListBox>
  );
}

function OptionRow({ option, typed }: { option: Option; typed: string }) {
  const isNew = option.id === NEW_OPTION_ID;
  return (
    <ListBoxItem
      id={option.id}
      value={option}
      textValue={option.label}
      isDisabled={option.offBecause !== undefined}
      className={cx(optionRow, rowFocus.plain, isNew && NEW_ROW)}
    >
      {({ isSelected }) => (
        <>
          {isNew ? <Plus aria-hidden size={16} /> : option.lead}
          <span className="min-w-0 flex-1 truncate">
            {isNew ? option.label : <MatchedText text={option.label} typed={typed} />}
          </span>
          <span className="figures text-label text-ink-2">{option.offBecause ?? option.detail}</span>
          {isSelected ? <Check aria-hidden size={16} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}

const NEW_ROW =
  "relative text-primary not-first:mt-3 not-first:before:absolute not-first:before:-inset-x-1.5 not-first:before:-top-1.5 " +
  "not-first:before:border-line not-first:before:border-t";
