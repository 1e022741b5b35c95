import { CircleHelp, Droplets, PackageX, ScanBarcode, Undo2 } from "lucide-react";
import { AnswerBox } from "../factory/answer-box.tsx";
import { BinRow } from "../factory/bin-row.tsx";
import { CheckRows } from "../factory/check-rows.tsx";
import { GarmentPane } from "../factory/garment-pane.tsx";
import { NextAction } from "../factory/next-action.tsx";
import { type BandState, ScanBand } from "../factory/scan-band.tsx";
import { StationBar } from "../factory/station-bar.tsx";
import { StationButton } from "../factory/station-button.tsx";
import { StationScreen } from "../factory/station-screen.tsx";
import { ScannerKinds } from "./scanner-kinds.tsx";

/** A whole station, and the answers a scan can get. */
export function FactoryKinds() {
  return (
    <div className="flex flex-col gap-4">
      <StationScreen
        bar={<StationBar station="Pick, aisle C" done={214} planned={340} isOnline person="Aisha Khan" clock="14:12" />}
        band={<ScanBand state="good" title="Right shelf" detail="C-04-2-07 scanned" aside="21 of 38 on cart 12" />}
        action={
          <NextAction icon={ScanBarcode} title="Scan bin 7" detail="Then bins 8 and 9. Next shelf: C-04-3-02, Clay L">
            <StationButton icon={PackageX}>Short</StationButton>
            <StationButton icon={CircleHelp}>Help</StationButton>
          </NextAction>
        }
      >
        <div className="grid h-full grid-cols-[minmax(0,35fr)_minmax(0,65fr)] gap-4">
          <GarmentPane title="Organic tee, men’s" code="BLK-TEE-M">
            <TeeOutline />
          </GarmentPane>
          <div className="grid min-h-0 grid-cols-2 grid-rows-[auto_minmax(0,1fr)_auto] gap-4">
            <AnswerBox label="Colour" value="Black" colour="#202427" />
            <AnswerBox label="Shelf" value="C-04 2-07" scale="code" state="done" />
            <AnswerBox label="Size" value="M" scale="huge" centred />
            <AnswerBox label="Take" value="3" scale="huge" state="asked" centred />
            <div className="col-span-2">
              <BinRow cart="Cart 12" bins={BINS} />
            </div>
          </div>
        </div>
      </StationScreen>
      <ScannerKinds />
      {BANDS.map((band) => (
        <ScanBand key={band.state} {...band} />
      ))}
      <section aria-label="Boxes" className="grid gap-4 px-6 text-[20px]/7 md:grid-cols-2">
        <CheckRows rows={CHECKS} />
        <AnswerBox label="Hole" value="B14" scale="hole" state="asked" centred />
      </section>
      <NextAction icon={Undo2} title="Put the clay tee in C13" detail="Then scan the white tee">
        <StationButton look="pass">Pass</StationButton>
        <StationButton look="fail">Fail</StationButton>
      </NextAction>
    </div>
  );
}

const BINS = [
  { id: "5", label: "5", state: "done" },
  { id: "6", label: "6", state: "done" },
  { id: "7", label: "7", state: "next" },
  { id: "8", label: "8", state: "todo" },
  { id: "10", label: "10", state: "other" },
] as const;

const BANDS: readonly { state: BandState; title: string; detail: string; aside?: string }[] = [
  { state: "ready", title: "Scan a label", detail: "Any garment of this batch" },
  {
    state: "wrong",
    title: "Not in this parcel",
    detail: "It belongs to order 418 311. Nothing was packed.",
    aside: "14:40:22",
  },
  { state: "duplicate", title: "Already scanned", detail: "L204 188 1143, a moment ago" },
  { state: "last", title: "Last of 5", detail: "Hole B14 is ready to pack" },
  { state: "offline", title: "Kept, not confirmed", detail: "23 scans wait for the line" },
];

const CHECKS = [
  { id: "platen", label: "Platen", value: "14 × 16, mounted", isMet: true },
  { id: "pretreat", label: "Pretreat", value: "8 min ago, still wet", isMet: false },
  { id: "profile", label: "Profile", value: "Dark cotton, 2 pass", icon: Droplets },
];

/** A plain garment; stations show the real picture of the garment with its print here. */
function TeeOutline() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 380" className="h-full w-full">
      <path
        fill="#202427"
        d="M150 30c14 22 86 22 100 0l48 18c20 8 30 20 40 40l46 86-62 34-26-46v186c0 8-4 12-12 12H116c-8 0-12-4-12-12V162l-26 46-62-34 46-86c10-20 20-32 40-40z"
      />
    </svg>
  );
}
