import { assetTable } from "@selvedge/design/asset";
import { preflight } from "@selvedge/design/preflight";
import { elementsOf, type Scene } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { largestPrint } from "@selvedge/garments/print-size";
import { type Problem, problemCountText, problemsOf } from "@selvedge/studio/problems/problems.ts";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { useMemo } from "react";
import type { Design, Product } from "../data/reply.ts";
import { useDesignOf } from "./design-of.ts";

interface DesignProblem extends Problem {
  /** The picture concerned, where there is one. */
  readonly picture: string | null;
}

/** What prevents printing a product's design on the largest size sold, before it is published; none while it loads. */
export function useDesignProblems(
  product: Product,
  blank: Blank,
  soldSizes: readonly string[],
): readonly DesignProblem[] {
  const design = useDesignOf(product);
  const largest = largestPrint(blank, soldSizes);
  return useMemo(() => {
    if (!design) return [];
    const scene = design.scene as unknown as Scene;
    return problemsOf(preflight(scene, assetTable(design.assets.map(assetOf)), blank, largest))
      .filter(({ severity }) => severity === "block")
      .map((problem) => ({ ...problem, picture: pictureName(design, scene, problem) }));
  }, [design, blank, largest]);
}

const assetOf = ({ previewUrl, ...asset }: Design["assets"][number]) => ({ ...asset, href: previewUrl });

function pictureName({ assets }: Design, scene: Scene, { side, elementId }: Problem): string | null {
  const element = side && elementsOf(scene, side).find(({ id }) => id === elementId);
  return assets.find(({ sha256 }) => sha256 === element?.assetId)?.name ?? null;
}

/** The problems in words, with the way to where they are solved. */
export function DesignProblems({ product, problems }: { product: Product; problems: readonly DesignProblem[] }) {
  return (
    <div className="mb-4">
      <Notice
        tone="danger"
        title={`${problemCountText(problems)?.text} before you publish`}
        actions={
          <LinkButton id={problemsLinkId} href={`/designs/${product.designId}`} size="dense">
            Fix it in the studio
          </LinkButton>
        }
      >
        <ul>
          {problems.map(({ key, picture, side, sentence }) => (
            <li key={key}>
              {[picture, side].filter(Boolean).join(", ")}
              {picture || side ? ": " : ""}
              {sentence}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Where publishing leads to while there are problems. */
export const problemsLinkId = "design-problems";
