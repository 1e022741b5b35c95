import { type DenialCode, denialReasons } from "@selvedge/domain/factory/denial-reasons";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ageWords } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import type { PendingProduct } from "../data/reply.ts";
import { useKeys } from "../data/use-keys.ts";
import { GarmentPicture } from "../garment/garment-picture.tsx";
import { BundleView } from "./bundle-view.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { DesignView } from "./design-view.tsx";

type Decide = (decision: "approve" | "deny", reason?: DenialCode, words?: string) => void;

/** One design with everything that is looked at before a decision, and the keys for it. */
export function DesignReview({
  product,
  onDecide,
  onSkip,
  onUndo,
}: {
  product: PendingProduct;
  onDecide: Decide;
  onSkip: () => void;
  onUndo: () => void;
}) {
  const sides = product.arts.length > 0 ? product.arts.map(({ side }) => side) : ["front"];
  const [side, setSide] = useState(sides.includes("front") ? "front" : (sides[0] ?? "front"));
  const [isOnGarment, setOnGarment] = useState(false);
  const [isDenying, setDenying] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [place, setPlace] = useState(
    Math.max(
      0,
      product.colours.findIndex(({ isDefault }) => isDefault),
    ),
  );
  const colour = product.colours[place] ?? { name: "White", hex: "#f6f5f1", isDefault: true, pictures: [] };
  const turn = (by: number) => setPlace((place + by + product.colours.length) % Math.max(1, product.colours.length));
  const reason = (code: DenialCode) => (code === "other" ? setWriting(true) : onDecide("deny", code));
  useKeys({
    a: () => onDecide("approve"),
    d: () => setDenying(!isDenying),
    s: onSkip,
    u: onUndo,
    f: () => setSide("front"),
    b: () => sides.includes("back") && setSide("back"),
    v: () => setOnGarment(!isOnGarment),
    "[": () => turn(-1),
    "]": () => turn(1),
    Escape: () => {
      setDenying(false);
      setWriting(false);
    },
    ...(isDenying
      ? Object.fromEntries(denialReasons.map(({ code }, index) => [String(index + 1), () => reason(code)]))
      : {}),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 md:p-6 md:grid-cols-[minmax(0,1fr)_228px] lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="flex min-w-0 flex-col gap-3">
        <Title product={product} />
        {product.bundle ? (
          <BundleView bundle={product.bundle} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Segmented
                label="Side"
                segments={sides.map((each) => ({ id: each, label: each.slice(0, 1).toUpperCase() + each.slice(1) }))}
                value={side}
                onChange={setSide}
              />
              <Segmented
                label="Shown"
                segments={[
                  { id: "art", label: "Artwork" },
                  { id: "garment", label: "On garment" },
                ]}
                value={isOnGarment ? "garment" : "art"}
                onChange={(id) => setOnGarment(id === "garment")}
              />
              <Facts product={product} side={side} />
            </div>
            <DesignView product={product} colour={colour} side={side} isOnGarment={isOnGarment} />
            <ul aria-label="Colours" className="flex gap-2.5 overflow-x-auto p-1">
              {product.colours.map((each, index) => (
                <li key={each.name}>
                  <Button
                    onPress={() => setPlace(index)}
                    aria-pressed={index === place}
                    className={`w-30 rounded-card bg-mock p-2 text-center text-label text-[#1b1d22] dark:text-ink ${index === place ? "outline-2 outline-primary outline-offset-1" : ""}`}
                  >
                    <GarmentPicture
                      blankCode={product.blankCode}
                      hex={each.hex}
                      side={side}
                      {...artFor(product, side)}
                    />
                    {each.name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <DecisionPanel
        isDenying={isDenying}
        isWriting={isWriting}
        onApprove={() => onDecide("approve")}
        onDeny={() => setDenying(!isDenying)}
        onReason={reason}
        onWords={(words) => onDecide("deny", "other", words)}
        onBack={() => setWriting(false)}
      />
    </div>
  );
}

const artFor = (product: PendingProduct, side: string) => {
  const url = product.arts.find((each) => each.side === side)?.previewUrl;
  return url ? { artUrl: url.replace(/preview=\d+/, "preview=240") } : {};
};

function Title({ product }: { product: PendingProduct }) {
  const now = useNow();
  const { shop } = product;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-title font-semibold">{product.name}</h2>
      <span className="flex items-center gap-2 text-body">
        <Avatar name={shop.name} size={22} shape="square" />
        {shop.name}
      </span>
      <span className="text-dense text-ink-2">
        {`${shop.approved} approved, ${shop.denied} denied. Published ${ageWords(new Date(product.publishedAt), now)}.`}
        {product.waitingOrders > 0 ? (
          <strong className="font-medium text-warning">{` ${product.waitingOrders === 1 ? "1 paid order is waiting" : `${product.waitingOrders} paid orders are waiting`} for it.`}</strong>
        ) : null}
      </span>
    </header>
  );
}

function Facts({ product, side }: { product: PendingProduct; side: string }) {
  const art = product.arts.find((each) => each.side === side);
  const area = product.areas.find((each) => each.side === side);
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-2">
      <span>
        {[
          product.blankName,
          area ? `print area ${Math.round(area.widthMm)} × ${Math.round(area.heightMm)} mm` : null,
          art ? `${Math.round(art.inkCoverage * 100)}% ink` : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {art?.resolution ? (
        <StatusBadge tone={resolutionBadges[art.resolution.verdict].tone} shape="none">
          {`Art at ${art.resolution.dpi} dpi, ${resolutionBadges[art.resolution.verdict].words}`}
        </StatusBadge>
      ) : null}
      {art?.warnings.map(({ code, text }) => (
        <StatusBadge key={`${code} ${text}`} tone="warning" shape="none">
          {text}
        </StatusBadge>
      ))}
    </p>
  );
}

/** The studio uses the same words for the merchant who places the art. */
const resolutionBadges = {
  good: { words: "prints sharp", tone: "neutral" },
  fair: { words: "prints fairly well", tone: "neutral" },
  poor: { words: "looks soft", tone: "warning" },
  blocked: { words: "too low to print", tone: "danger" },
} as const;
