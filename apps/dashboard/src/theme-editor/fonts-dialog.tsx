import { ownFontName } from "@selvedge/themes/fonts/own-font";
import { Button } from "@selvedge/ui/actions/button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { FaceSample } from "./keys/face-sample.tsx";
import { type EditedTheme, editedThemeQuery } from "./theme-query.ts";

interface FontsDialogProps {
  theme: EditedTheme;
  onClose: () => void;
}

const limitBytes = 500_000;

/** The shop's own fonts: each in its own letters, one more from a file, and away with one that no theme uses. */
export function FontsDialog({ theme, onClose }: FontsDialogProps) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [isLicensed, setLicensed] = useState(false);
  /** Chosen before the licence was confirmed. */
  const [waiting, setWaiting] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const again = () => queries.invalidateQueries({ queryKey: editedThemeQuery(division, theme.name).queryKey });

  const choose = ([file]: readonly File[]) => {
    if (!file || isBusy) return;
    setWaiting(null);
    if (file.size > limitBytes) return setError("This font is larger than 500 KB.");
    if (isLicensed) return void add(file);
    setWaiting(file);
    setError(`Confirm that your shop may use ${file.name}, and it is added.`);
  };
  const confirm = (isConfirmed: boolean) => {
    setLicensed(isConfirmed);
    if (!isConfirmed || !waiting) return;
    setWaiting(null);
    void add(waiting);
  };
  const add = async (file: File) => {
    setBusy(true);
    setError(null);
    const form = new FormData();
    form.append("licence", "yes");
    form.append("file", file);
    try {
      const { data } = await api("POST /divisions/{division}/fonts/", {
        params: { division },
        body: form as unknown as never,
      });
      await again();
      const lacks = data.missing ? ` It lacks ${[...data.missing].slice(0, 12).join(" ")}.` : "";
      showSnackbar({ code: "font", text: `The font is among your fonts now.${lacks}` });
    } catch (failure) {
      const { file: of, licence } = fieldTexts(failure);
      setError(of ?? licence ?? failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const remove = async (id: number) => {
    try {
      await api("DELETE /divisions/{division}/fonts/{id}/", { params: { division, id } });
      await again();
    } catch (failure) {
      showSnackbar({ code: "font", tone: "failed", text: failureText(failure) });
    }
  };
  return (
    <Dialog title="Your own fonts" isOpen isBusy={isBusy} width="regular" onClose={onClose}>
      <div className="flex flex-col gap-4">
        {theme.fonts.length === 0 ? (
          <p className="text-ink-2">None yet. A font that you add can be chosen wherever letters are chosen.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
            {theme.fonts.map(({ id, name, url }) => (
              <li key={id} className="flex items-center gap-3 px-3 py-2">
                <FaceSample family={ownFontName(id)} url={url} />
                <span
                  className="min-w-0 flex-1 truncate"
                  style={{ fontFamily: `"sample ${ownFontName(id)}", sans-serif` }}
                >
                  {name}
                </span>
                <Button size="row" variant="danger" aria-label={`Delete ${name}`} onPress={() => void remove(id)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Checkbox
          label="Our shop has a licence to show this font on its website."
          isSelected={isLicensed}
          onChange={confirm}
        />
        <FileDrop
          label="Add a font"
          busyText={isBusy ? "Checking the font" : null}
          accept={[".woff2", ".woff", ".ttf", ".otf"]}
          acceptWords="WOFF2, WOFF, TTF or OTF up to 500 KB"
          onFiles={choose}
          error={error}
        />
      </div>
    </Dialog>
  );
}
