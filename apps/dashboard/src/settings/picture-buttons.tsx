import { Button } from "@selvedge/ui/actions/button";

interface PictureButtonsProps {
  /** One is chosen: it may be replaced, or taken out. */
  hasOwn: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** Chooses a picture of the shop, or takes out the one that is there. */
export const PictureButtons = ({ hasOwn, isBusy, onChoose, onRemove }: PictureButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button size="dense" busy={isBusy} busyLabel="Saving" onPress={onChoose}>
      {hasOwn ? "Replace" : "Choose a picture"}
    </Button>
    {hasOwn ? (
      <Button size="dense" isDisabled={isBusy} onPress={onRemove}>
        Remove
      </Button>
    ) : null}
  </div>
);
