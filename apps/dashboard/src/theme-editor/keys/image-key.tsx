import { Button } from "@selvedge/ui/actions/button";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import type { KeyControlProps } from "./key-control.tsx";

/** A picture of the shop, or none. */
export function ImageKey({ name, value, does }: KeyControlProps) {
  const { pickUnread, dialog } = usePicturePicker();
  const address = String(value);
  const choose = async () => {
    const picked = await pickUnread();
    // Themes name a stored picture without its host, as pages do.
    if (picked) does.set(name, `/files${new URL(picked.original, location.href).pathname}`);
    does.leave();
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {address ? <img src={address} alt="" className="size-11 rounded-control bg-mock object-cover" /> : null}
      <Button size="row" onPress={() => void choose()}>
        {address ? "Replace" : "Choose a picture"}
      </Button>
      {address ? (
        <Button
          size="row"
          onPress={() => {
            does.set(name, "");
            does.leave();
          }}
        >
          Remove
        </Button>
      ) : null}
      {dialog}
    </span>
  );
}
