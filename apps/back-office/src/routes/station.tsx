import { LinkButton } from "@selvedge/ui/actions/link-button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { ScanBarcode } from "lucide-react";
import { useParams } from "react-router";
import type { Station } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { garmentAtQc } from "../station/garment-at-qc.ts";
import { checkKey } from "../station/scans/check-keys.ts";
import { type StationState, useStation } from "../station/scans/use-station.ts";
import { CheckScreen } from "../station/screens/check-screen.tsx";
import { DispatchScreen } from "../station/screens/dispatch-screen.tsx";
import { PackScreen } from "../station/screens/pack-screen.tsx";
import { PickScreen } from "../station/screens/pick-screen.tsx";
import { PretreatScreen } from "../station/screens/pretreat-screen.tsx";
import { PrintScreen } from "../station/screens/print-screen.tsx";
import { SortScreen } from "../station/screens/sort-screen.tsx";
import { useStationWorker } from "../station/use-station-worker.ts";

/** One station on its tablet. Everything can be done with the scanner alone. */
export function Component() {
  const { code = "" } = useParams();
  useStationWorker();
  return <StationPage key={code} code={code} />;
}

function StationPage({ code }: { code: string }) {
  const mayFail = useMay("labels.fault");
  const state = useStation(code, (key) => onKey(key));
  const isChecking = state.station?.kind === "check" && garmentAtQc(state.answer) !== null;

  /** Keys of the QC bench, and of the defects wherever they are open. */
  function onKey(key: string) {
    const defects = document.querySelectorAll<HTMLElement>("[aria-label=Defects] button");
    const isChoosing = defects.length > 0;
    const deed = isChecking || isChoosing ? checkKey(key, { isFailing: isChoosing, mayFail }) : null;
    if (deed?.does === "pass") state.scan("PASS");
    if (deed?.does === "fail") state.defectPrompt.set(true);
    if (deed?.does === "choose") defects[deed.place]?.click();
  }

  // The screen stays as it is while the server is down for a moment, so that work can continue.
  if (!state.station) return state.error ? <NoStation /> : <Starting />;
  return <Screen kind={state.station.kind} state={state} />;
}

const screens: Record<Station["kind"], (props: { state: StationState }) => React.ReactNode> = {
  pick: PickScreen,
  pretreat: PretreatScreen,
  print: PrintScreen,
  check: CheckScreen,
  sort: SortScreen,
  pack: PackScreen,
  dispatch: DispatchScreen,
};

function Screen({ kind, state }: { kind: Station["kind"]; state: StationState }) {
  const Chosen = screens[kind];
  return <Chosen state={state} />;
}

function NoStation() {
  return (
    <MessagePage
      icon={ScanBarcode}
      title="This station could not be opened"
      action={<LinkButton href="/stations">Choose a station</LinkButton>}
    >
      It may have been renamed, or the server is not responding.
    </MessagePage>
  );
}
