import { NativeArea } from "@selvedge/ui/native/native-area";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import { NativeText } from "@selvedge/ui/native/native-text";
import { useState } from "react";
import { type ControlProps, textsOf } from "./controls.ts";
import { useTyped } from "./use-typed.ts";

/** A text, or one of those that are usual. */
export function TextControl(props: ControlProps<"text">) {
  const { usual } = props.field;
  return usual ? <UsualText {...props} usual={usual} /> : <TypedText {...props} />;
}

const [none, other] = ["", "(other)"];

/** What is usual is chosen out of a list; its last entry brings the field for what is typed. */
function UsualText({ usual, ...props }: ControlProps<"text"> & { usual: Readonly<Record<string, string>> }) {
  const { field, path, value, edits } = props;
  const stored = typeof value === "string" ? value : "";
  const isOther = stored !== "" && !Object.hasOwn(usual, stored);
  const [isTyping, setTyping] = useState(isOther);
  const shown = isTyping || isOther;
  const options = [
    { id: none, label: "None" },
    ...Object.entries(usual).map(([id, label]) => ({ id, label })),
    { id: other, label: "Another, by its name" },
  ];
  return (
    <div className="flex flex-col gap-3">
      <NativeSelect
        {...textsOf(props)}
        options={options}
        value={shown ? other : stored}
        onChange={(id) => {
          setTyping(id === other);
          if (id !== other) edits.set(field, path, value, id === none ? undefined : id);
        }}
      />
      {shown ? (
        <TypedText {...props} field={{ ...field, label: "Its name", hint: "What your own code listens for." }} />
      ) : null}
    </div>
  );
}

/** A text; an empty one is none, unless the block would then say something of its own. What is cut on the page is said. */
function TypedText(props: ControlProps<"text">) {
  const { field, path, value, edits } = props;
  const stored = typeof value === "string" || typeof value === "number" ? String(value) : (field.default ?? "");
  const [typed, type] = useTyped(stored, (next) =>
    edits.set(field, path, value, next === "" && !field.default ? undefined : next),
  );
  const texts = textsOf(props);
  const countTo = field.cutAt ?? field.maxLength;
  const isCut = field.cutAt !== undefined && typed.length > field.cutAt;
  const shared = {
    ...texts,
    ...{ value: typed, onChange: type, onBlur: edits.leave },
    ...(isCut && { hint: `The page shows the first ${field.cutAt} characters.` }),
    ...(countTo && countTo <= 1_000 && { countTo }),
  };
  const isCode = (field.maxLength ?? 0) > 5_000;
  if (field.multiline) return <NativeArea {...shared} rows={isCode ? 10 : 3} {...(isCode && { mono: true })} />;
  return <NativeText {...shared} />;
}
