import { isHexColour } from "@selvedge/domain/colour/hex-colour";
import { contrast, onColour, TEXT_RATIO } from "@selvedge/themes/colour/contrast";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";

interface FaintColoursProps {
  backgroundColor: string;
  textColor: string;
  onFix: (textColor: string) => void;
}

/** Warns of a text that is hard to read on its background, with a colour that can be read. Nothing where it can be. */
export function FaintColours({ backgroundColor, textColor, onFix }: FaintColoursProps) {
  if (!isHexColour(backgroundColor) || !isHexColour(textColor)) return null;
  const ratio = contrast(backgroundColor, textColor);
  if (ratio >= TEXT_RATIO) return null;
  const better = onColour(backgroundColor, ["#ffffff", "#111111"]);
  return (
    <Notice
      tone="warning"
      title="This text is hard to read on its background"
      actions={
        <Button size="dense" onPress={() => onFix(better)}>
          Use {better === "#ffffff" ? "white" : "dark"} text
        </Button>
      }
    >
      Its contrast is {ratio.toFixed(1)} to 1; small text needs {TEXT_RATIO} to 1.
    </Notice>
  );
}
