import type { Scene, Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blank";
import { printCostExVatMinor } from "@selvedge/garments/costs";
import { Studio } from "@selvedge/studio/studio";
import type { StudioOutcome, StudioPicture } from "@selvedge/studio/studio-types";
import { Button } from "@selvedge/ui/button";
import { formatMoney } from "@selvedge/ui/money-format";
import { Notice } from "@selvedge/ui/notice";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { artworkQuery } from "../artworks/artwork-query.ts";
import { useUploads } from "../artworks/use-uploads.ts";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { freshKey } from "../data/fresh-key.ts";
import type { Artwork, Design } from "../data/reply.ts";
import { productQuery } from "../products/product-query.ts";
import { useShop } from "../session/shop.ts";
import { useHandOverFocus } from "../shell/use-hand-over-focus.ts";
import { firstColours } from "./first-colours.ts";
import { dropDraft, type KeptDraft, readDraft } from "./kept-draft.ts";
import { nameOfDesign } from "./name-of-design.ts";
import { PriceLine } from "./price-line.tsx";
import { firstReckoning, reckoningOf } from "./reckoning.ts";
import { useAutosave } from "./use-autosave.ts";

interface DesignRoomProps {
  design: Design;
  blank: Blank;
  /** Whether it takes the place of a room that was worked in. */
  isReopened: boolean;
  /** Opens the saved design in place of this room, at once: what is done here from then on would be kept again. */
  onReload: () => void;
}

/** The studio with a shop's pictures, saving as it goes. */
export function DesignRoom({ design, blank, isReopened, onReload }: DesignRoomProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const kept = useRef<KeptDraft | null>(readDraft(localStorage, shop.id, design.id)).current;
  const begins = kept ?? { name: design.name, scene: design.scene as unknown as Scene };
  const [name, setName] = useState(begins.name);
  const [initialScene] = useState(begins.scene);
  const scene = useRef(initialScene);
  const onSaved = useCallback(() => {
    // A product shows its design, and says what keeps it from being printed.
    queries.invalidateQueries({ queryKey: [shop.id, "design-of", design.id] });
  }, [queries, shop.id, design.id]);
  const { save, keep, flush, saveOver } = useAutosave({
    division: shop.id,
    design: design.id,
    version: kept?.version ?? design.version,
    savedAt: new Date(design.updatedAt),
    opened: initialScene,
    onSaved,
  });
  useEffect(() => {
    // Work that was kept in this browser still has to reach the server.
    if (kept) keep({ name: kept.name, scene: kept.scene });
  }, [kept, keep]);
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReopened) doneButton.current?.focus();
  }, [isReopened]);
  const [isMaking, setMaking] = useState(false);
  const { data: product } = useQuery({ ...productQuery(shop.id, design.product?.id ?? 0), enabled: !!design.product });
  const { data: listed, isPending } = useQuery(artworkQuery(shop.id, { perPage: 100 }));
  const { uploads, send, dismiss } = useUploads(shop.id, sayKnown);
  const placeable = useMemo(() => (listed?.data ?? []).map(pictureOf), [listed]);
  const [taken, setTaken] = useState<readonly StudioPicture[]>([]);
  const pictures = useMemo(
    () => withUsed(placeable, [...taken, ...design.assets.map(pictureOfAsset)]),
    [placeable, taken, design.assets],
  );
  const origins = useMemo(
    () => [...new Set(pictures.map(({ href }) => new URL(href, location.href).origin))],
    [pictures],
  );

  const onChange = useCallback(
    (next: Scene) => {
      scene.current = next;
      const called = nameOfDesign(name, next, pictures);
      setName(called);
      keep({ name: called, scene: next });
    },
    [keep, name, pictures],
  );
  const rename = (next: string) => {
    setName(next);
    keep({ name: next, scene: scene.current });
  };
  const onDone = async (outcome: StudioOutcome) => {
    setMaking(true);
    try {
      if (!(await flush())) return;
      const { data } = await api("POST /divisions/{division}/products/", {
        params: { division: shop.id },
        idempotencyKey: freshKey(),
        body: { designId: design.id, colours: firstColours(outcome) },
      });
      queries.setQueryData([shop.id, "product", data.id], data);
      queries.invalidateQueries({ queryKey: [shop.id, "products"] });
      await navigate(`/products/${data.id}`);
    } catch (error) {
      showSnackbar({ code: "product", text: failureText(error), tone: "failed" });
    } finally {
      setMaking(false);
    }
  };
  const takeIn = async (files: readonly File[]) => {
    const fresh = (await send(files)).map(pictureOf);
    setTaken((known) => [...known, ...fresh]);
    return fresh;
  };
  const keepMine = async () => {
    if (!(await saveOver())) showSnackbar({ code: "save over", text: notSavedOver, tone: "failed" });
  };
  const startOver = () => {
    dropDraft(localStorage, shop.id, design.id);
    onReload();
  };

  return (
    <Studio
      blank={blank}
      name={name}
      onRename={rename}
      initialScene={initialScene}
      pictures={pictures}
      placeable={placeable}
      isLoadingPictures={isPending}
      uploads={uploads}
      onFiles={takeIn}
      onDismissUpload={dismiss}
      origins={origins}
      save={save}
      onChange={onChange}
      onBack={() => navigate(design.product ? `/products/${design.product.id}` : "/products/new")}
      doneLabel={design.product ? "Back to product" : "Make product"}
      isDoneBusy={isMaking}
      needsPrintable={!design.product}
      onDone={onDone}
      doneRef={doneButton}
      extraText={(side, colour) => extraText(blank, side, colour, shop.currency)}
      footer={(outcome) =>
        design.product && !product ? null : (
          <PriceLine
            blank={blank}
            colour={outcome.colour}
            sides={outcome.printedSides}
            reckoning={
              product
                ? reckoningOf(blank, outcome.printedSides, product)
                : firstReckoning(blank, outcome.printedSides, firstColours(outcome))
            }
            currency={shop.currency}
          />
        )
      }
      notice={save.kind === "conflict" ? <Conflict onTake={startOver} onKeep={keepMine} goOn={doneButton} /> : null}
    />
  );
}

const sayKnown = ({ name }: Artwork) =>
  showSnackbar({ code: "known artwork", text: `You have this one already: ${name}` });

const notSavedOver = "Your changes were not saved. They are still here: check your connection and try again.";

interface ConflictProps {
  onTake: () => void;
  onKeep: () => Promise<void>;
  /** Has the focus once this is settled. */
  goOn: RefObject<HTMLButtonElement | null>;
}

/** Somebody else saved a newer version: nothing is written over unasked, and the merchant chooses. */
function Conflict({ onTake, onKeep, goOn }: ConflictProps) {
  const part = useHandOverFocus<HTMLDivElement>(() => goOn.current);
  const [isBusy, setBusy] = useState(false);
  const keep = () => {
    setBusy(true);
    void onKeep().finally(() => setBusy(false));
  };
  return (
    <div ref={part} role="alert" className="border-line border-b p-2">
      <Notice
        tone="warning"
        title="This design was changed somewhere else"
        actions={
          <>
            <Button size="dense" isDisabled={isBusy} onPress={onTake}>
              Take the other version
            </Button>
            <Button size="dense" busy={isBusy} busyLabel="Saving" onPress={keep}>
              Keep my changes
            </Button>
          </>
        }
      >
        Your last changes are not saved over it. Taking the other version leaves them behind; keeping yours puts them in
        its place.
      </Notice>
    </div>
  );
}

const pictureOf = (artwork: Artwork): StudioPicture => ({
  sha256: artwork.sha256,
  name: artwork.name,
  mime: artwork.mime,
  widthPx: artwork.widthPx,
  heightPx: artwork.heightPx,
  hasAlpha: artwork.hasAlpha,
  href: artwork.previewUrl,
  thumbUrl: artwork.thumbUrl,
});

const pictureOfAsset = ({ previewUrl, ...asset }: Design["assets"][number]): StudioPicture => ({
  ...asset,
  href: previewUrl,
  thumbUrl: previewUrl,
});

/** What can be placed, and what the design holds that is not on the list. */
function withUsed(placeable: readonly StudioPicture[], used: readonly StudioPicture[]): readonly StudioPicture[] {
  const bySha = new Map([...used, ...placeable].map((picture) => [picture.sha256, picture]));
  return [...bySha.values()];
}

function extraText(blank: Blank, side: Side, colourName: string, currency: string): string {
  const colour = blank.colours.find(({ name }) => name === colourName);
  const cost = colour ? printCostExVatMinor(blank, side, colour) : null;
  return cost === null ? "" : `+ ${formatMoney(cost, currency)}`;
}
