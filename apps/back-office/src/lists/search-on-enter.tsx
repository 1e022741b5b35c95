import { SearchBox } from "@selvedge/ui/fields/search-box";
import { useState } from "react";

interface SearchOnEnterProps {
  label: string;
  placeholder: string;
  /** What is searched now, as the address has it. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches on Enter, and stops when it is emptied. */
export function SearchOnEnter(props: SearchOnEnterProps) {
  return <Field key={props.q} {...props} />;
}

function Field({ label, placeholder, q, onSearch }: SearchOnEnterProps) {
  const [text, setText] = useState(q);
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      onSubmit={(next) => onSearch(next.trim())}
      onClear={() => onSearch("")}
    />
  );
}
