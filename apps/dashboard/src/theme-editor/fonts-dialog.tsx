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

type Font = EditedTheme["fonts"][number];

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
  /** The font that the next file takes the place of; null for one more. */
  const [replaced, setReplaced] = useState<Font | null>(null);
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
      const body = form as unknown as never;
      const { data } = replaced
        ? await api("PUT /divisions/{division}/fonts/{id}/", { params: { division, id: replaced.id }, body })
        : await api("POST /divisions/{division}/fonts/", { params: { division }, body });
      await again();
      const lacks = data.missing ? ` It lacks ${[...data.missing].slice(0, 12).join(" ")}.` : "";
      const done = replaced
        ? `Your pages show it in the place of ${replaced.name}.`
        : "The font is among your fonts now.";
      showSnackbar({ code: `font ${Date.now()}`, text: `${done}${lacks}` });
      setReplaced(null);
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
            {theme.fonts.map(({ id, name, url, ...font }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 px-3 py-2">
                <FaceSample family={ownFontName(id)} url={url} />
                <span
                  className="min-w-0 flex-1 truncate"
                  style={{ fontFamily: `"sample ${ownFontName(id)}", sans-serif` }}
                >
                  {name}
                </span>
                <Button
                  size="row"
                  aria-label={`Replace ${name}`}
                  onPress={() => setReplaced({ id, name, url, ...font })}
                >
                  Replace
                </Button>
                <DeleteFont name={name} onDelete={() => void remove(id)} />
              </li>
            ))}
          </ul>
        )}
        <Checkbox
          label="Our shop has a licence to show this font on its website."
          isSelected={isLicensed}
          onChange={confirm}
        />
        {replaced ? (
          <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-dense">
            The next file takes the place of {replaced.name}, at once on every page that is written with it.
            <Button size="row" onPress={() => setReplaced(null)}>
              Keep {replaced.name}
            </Button>
          </p>
        ) : null}
        <FileDrop
          label={replaced ? `The file for ${replaced.name}` : "Add a font"}
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

/** Asks in its own place: the font is gone for good, and its file is somewhere else. */
function DeleteFont({ name, onDelete }: { name: string; onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="row" variant="danger" aria-label={`Delete ${name}`} onPress={() => setAsking(true)}>
        Delete
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <span className="text-dense">For good?</span>
      <Button autoFocus size="row" onPress={() => setAsking(false)}>
        Keep it
      </Button>
      <Button size="row" variant="danger-filled" aria-label={`Delete ${name} for good`} onPress={onDelete}>
        Delete it
      </Button>
    </span>
  );
}
