import { LinkButton } from "@selvedge/ui/link-button";
import { MessagePage } from "@selvedge/ui/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { ScanBarcode } from "lucide-react";
import { useParams } from "react-router";
import type { Station } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { checkKey } from "../station/check-keys.ts";
import { CheckScreen } from "../station/check-screen.tsx";
import { DispatchScreen } from "../station/dispatch-screen.tsx";
import { inCheck } from "../station/in-check.ts";
import { PackScreen } from "../station/pack-screen.tsx";
import { PickScreen } from "../station/pick-screen.tsx";
import { PretreatScreen } from "../station/pretreat-screen.tsx";
import { PrintScreen } from "../station/print-screen.tsx";
import { SortScreen } from "../station/sort-screen.tsx";
import { type StationState, useStation } from "../station/use-station.ts";

/** One station on its tablet. Everything can be done with the scanner alone. */
export function Component() {
  const { code = "" } = useParams();
  return <StationPage key={code} code={code} />;
}

function StationPage({ code }: { code: string }) {
  const mayFail = useMay("labels.fault");
  const state = useStation(code, (key) => onKey(key));
  const isChecking = state.station?.kind === "check" && inCheck(state.answer) !== null;

  /** Keys of the QC bench, and of the defects wherever they are open. */
  function onKey(key: string) {
    const defects = document.querySelectorAll<HTMLElement>("[aria-label=Defects] button");
    const isChoosing = defects.length > 0;
    const deed = isChecking || isChoosing ? checkKey(key, { isFailing: isChoosing, mayFail }) : null;
    if (deed?.does === "pass") state.scan("PASS");
    if (deed?.does === "fail") state.doubt.set(true);
    if (deed?.does === "choose") defects[deed.place]?.click();
  }

  // What was there stays on screen: a server that stops for a moment takes nothing from somebody's hands.
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
      title="This station did not open"
      action={<LinkButton href="/stations">Choose a station</LinkButton>}
    >
      It may have been renamed, or the server does not answer.
    </MessagePage>
  );
}
