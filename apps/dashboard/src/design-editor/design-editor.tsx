import type { Scene, Side } from "@selvedge/design/scene";
import { formatMoney } from "@selvedge/domain/money/money";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { printCostExVatMinor } from "@selvedge/garments/blanks/costs";
import type { SaveState, StudioOutcome } from "@selvedge/studio/scene/studio-types.ts";
import { Studio } from "@selvedge/studio/studio";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { freshKey } from "../data/fresh-key.ts";
import type { Design } from "../data/reply.ts";
import { productQuery } from "../products/product-query.ts";
import { useSession, useShop } from "../session/shop.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { designName } from "./design-name.ts";
import { firstColours } from "./first-colours.ts";
import { draftStore } from "./local-draft.ts";
import { firstPriceEstimate, priceEstimateOf } from "./price-estimate.ts";
import { PriceLine } from "./price-line.tsx";
import { storedHistory } from "./stored-history.ts";
import { showUnsaved, type Way } from "./unsaved-message.ts";
import { useAutosave } from "./use-autosave.ts";
import { useEditorPictures } from "./use-editor-pictures.ts";

interface DesignEditorProps {
  design: Design;
  blank: Blank;
  /** Whether it replaces a studio that was in use. */
  isReopened: boolean;
  /** Opens the saved design in place of this studio, at once: a later change here would be saved again. */
  onReload: () => void;
}

/** The studio with a shop's pictures, saving as it goes. */
export function DesignEditor({ design, blank, isReopened, onReload }: DesignEditorProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [drafts] = useState(() => draftStore(() => localStorage, shop.id, design.id));
  const [draft] = useState(() => drafts.read());
  const begins = draft ?? { name: design.name, scene: design.scene as unknown as Scene };
  const [name, setName] = useState(begins.name);
  const [initialScene] = useState(begins.scene);
  const account = useSession().person.email;
  const [histories] = useState(() =>
    storedHistory(() => sessionStorage, { account, division: shop.id, design: design.id }),
  );
  const [initialHistory] = useState(() => histories.read(initialScene));
  const scene = useRef(initialScene);
  const onSaved = useCallback(() => {
    // A product shows its design, and what prevents it from being printed.
    queries.invalidateQueries({ queryKey: [shop.id, "design-of", design.id] });
  }, [queries, shop.id, design.id]);
  const { save, change, flush, saveOver, discard } = useAutosave({
    division: shop.id,
    design,
    drafts,
    draft,
    onSaved,
    onLeft: (end) => showUnsaved(name, end, afterLeaving[end.kind]),
  });
  const saveAfterLeaving = async () => {
    const end = await flush();
    if (end.kind === "saved") showSnackbar({ code: "design saved", text: `“${name}” is saved` });
    else showUnsaved(name, end, afterLeaving[end.kind]);
  };
  const afterLeaving: Partial<Record<SaveState["kind"], Way>> = {
    failed: { label: "Try again", run: () => void saveAfterLeaving() },
    conflict: { label: "Open design", run: () => void navigate(`/designs/${design.id}`) },
  };
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReopened) doneButton.current?.focus();
  }, [isReopened]);
  const [isMaking, setMaking] = useState(false);
  const { data: product } = useQuery({ ...productQuery(shop.id, design.product?.id ?? 0), enabled: !!design.product });
  const { pictures, placeable, isPending, origins, uploads, upload, dismiss } = useEditorPictures(shop.id, design);

  const onChange = useCallback(
    (next: Scene) => {
      scene.current = next;
      const called = designName(name, next, pictures);
      setName(called);
      change({ name: called, scene: next });
    },
    [change, name, pictures],
  );
  const rename = (next: string) => {
    setName(next);
    change({ name: next, scene: scene.current });
  };
  const finishAgain = () => (doneButton.current ? doneButton.current.click() : void saveAfterLeaving());
  const onDone = async (outcome: StudioOutcome) => {
    setMaking(true);
    try {
      const end = await flush();
      if (end.kind === "conflict") return showUnsaved(name, end);
      if (end.kind !== "saved") return showUnsaved(name, end, { label: "Try again", run: finishAgain });
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
  const keepMine = async () => {
    if (!(await saveOver())) showSnackbar({ code: "save over", text: notSavedOver, tone: "failed" });
  };
  const startOver = () => {
    discard();
    onReload();
  };

  return (
    <Studio
      blank={blank}
      name={name}
      onRename={rename}
      initialHistory={initialHistory}
      pictures={pictures}
      placeable={placeable}
      isLoadingPictures={isPending}
      uploads={uploads}
      onFiles={upload}
      onDismissUpload={dismiss}
      origins={origins}
      save={save}
      onChange={onChange}
      onHistory={histories.store}
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
            priceEstimate={
              product
                ? priceEstimateOf(blank, outcome.printedSides, product)
                : firstPriceEstimate(blank, outcome.printedSides, firstColours(outcome))
            }
            currency={shop.currency}
          />
        )
      }
      notice={
        save.kind === "conflict" ? <ConflictNotice onTake={startOver} onKeep={keepMine} goOn={doneButton} /> : null
      }
    />
  );
}

const notSavedOver = "Your changes were not saved. They are still here: check your connection and try again.";

function extraText(blank: Blank, side: Side, colourName: string, currency: string): string {
  const colour = blank.colours.find(({ name }) => name === colourName);
  const cost = colour ? printCostExVatMinor(blank, side, colour) : null;
  return cost === null ? "" : `+ ${formatMoney(cost, currency)}`;
}
