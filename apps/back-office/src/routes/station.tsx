import { LinkButton } from "@selvedge/ui/link-button";
import { MessagePage } from "@selvedge/ui/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { ScanBarcode } from "lucide-react";
import { useState } from "react";
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
import { useStation } from "../station/use-station.ts";

/** One station on its tablet. Everything can be done with the scanner alone. */
export function Component() {
  const { code = "" } = useParams();
  return <StationPage key={code} code={code} />;
}

function StationPage({ code }: { code: string }) {
  // The answer that the defects are open for: another scan closes them.
  const [failingAt, setFailingAt] = useState("");
  const mayFail = useMay("labels.fault");
  const state = useStation(code, (key) => onKey(key));
  const isChecking = state.station?.kind === "check" && inCheck(state.answer) !== null;
  const isFailing = isChecking && failingAt === state.answer?.at;
  const setFailing = (wanted: boolean) => setFailingAt(wanted ? (state.answer?.at ?? "") : "");

  /** Keys of the QC bench, and of the defects wherever they are open. */
  function onKey(key: string) {
    const defects = document.querySelectorAll<HTMLElement>("[aria-label=Defects] button");
    const isChoosing = defects.length > 0;
    const deed = isChecking || isChoosing ? checkKey(key, { isFailing: isChoosing, mayFail }) : null;
    if (deed?.does === "pass") state.scan("PASS");
    if (deed?.does === "fail") setFailing(true);
    if (deed?.does === "choose") defects[deed.place]?.click();
  }

  if (state.error) return <NoStation />;
  if (!state.station) return <Starting />;
  return <Screen kind={state.station.kind} state={state} keys={{ isFailing, mayFail, setFailing }} />;
}

type ScreenProps = Parameters<typeof CheckScreen>[0];
const screens: Record<Exclude<Station["kind"], "check">, (props: Pick<ScreenProps, "state">) => React.ReactNode> = {
  pick: PickScreen,
  pretreat: PretreatScreen,
  print: PrintScreen,
  sort: SortScreen,
  pack: PackScreen,
  dispatch: DispatchScreen,
};

function Screen({ kind, state, keys }: ScreenProps & { kind: Station["kind"] }) {
  if (kind === "check") return <CheckScreen state={state} keys={keys} />;
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
