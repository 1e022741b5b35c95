import { outcomeOf } from "@selvedge/api-client/outcome";
import { Button } from "@selvedge/ui/actions/button";
import { RadioChoice } from "@selvedge/ui/choices/radio-choice";
import { AppSetUp } from "@selvedge/ui/security/app-set-up";
import { useChange } from "@selvedge/ui/security/proof-provider";
import { RecoveryCodeList } from "@selvedge/ui/security/recovery-codes";
import { type SetUpStep, SetUpSteps } from "@selvedge/ui/security/set-up-steps";
import { useState } from "react";
import { api } from "../data/api.ts";
import { type FactorWay, factorWays } from "./factor-ways.ts";
import { PhoneCode, PhoneNumber } from "./phone-code.tsx";

interface TwoFactorSetUpProps {
  /** The way that was chosen already. */
  first: FactorWay;
  /** Another second factor is in use: recovery codes are there already. */
  isOn: boolean;
  /** Told of the way that is set up, where it changes. */
  onWay: (way: FactorWay) => void;
  onDone: () => void;
  onCancel: () => void;
}

const [chooseStep, prepareStep, codeStep, keepStep] = [0, 1, 2, 3];

/** One way after the other: choose it, get ready, type the first code, keep the recovery codes. */
export function TwoFactorSetUp({ first, isOn, onWay, onDone, onCancel }: TwoFactorSetUpProps) {
  const change = useChange();
  const [way, setWay] = useState(first);
  const [at, setAt] = useState(prepareStep);
  const [app, setApp] = useState<{ secret: string; address: string } | null>(null);
  const [phone, setPhone] = useState("");
  const [codes, setCodes] = useState<readonly string[]>([]);

  const beginApp = async () => {
    const begun = await change(() => api("POST /account/security/app/", {}));
    if (!begun) return;
    setApp(begun.data);
    setAt(codeStep);
  };
  const sendTo = (number: string) =>
    outcomeOf(async () => {
      if (!(await change(() => api("POST /account/security/phone/", { body: { phone: number } })))) return;
      setPhone(number);
      setAt(codeStep);
    });
  const sendAgain = async () =>
    (await change(() => api("POST /account/security/phone/", { body: { phone } }))) !== null;
  const finish = ({ data: { recoveryCodes } }: { data: { recoveryCodes: string[] | null } }) => {
    if (!recoveryCodes) return onDone();
    setCodes(recoveryCodes);
    setAt(keepStep);
  };
  const confirm = (code: string) =>
    outcomeOf(async () => {
      const made = await change(() =>
        way === "app"
          ? api("POST /account/security/app/confirm/", { body: { code } })
          : api("POST /account/security/phone/confirm/", { body: { phone, code } }),
      );
      if (made) finish(made);
    });
  const choose = (next: FactorWay) => {
    setWay(next);
    onWay(next);
  };

  const choosing: SetUpStep = {
    title: "How you will prove it is you",
    note: at === chooseStep ? "Beside your password, each time on a new device" : factorWays[way].label,
    onChange: () => setAt(chooseStep),
    content: <ChooseWay way={way} onChoose={choose} onNext={() => setAt(prepareStep)} />,
  };
  const keeping: SetUpStep = {
    title: "Keep eight recovery codes",
    note: "For the day your phone is lost",
    content: <RecoveryCodeList codes={codes} onDone={onDone} />,
  };
  const own: Readonly<Record<FactorWay, readonly SetUpStep[]>> = {
    app: [
      {
        title: "Get an app",
        note: "1Password, Google Authenticator, or the one in your phone",
        content: (
          <Button variant="primary" onPress={() => void beginApp()}>
            I have an app
          </Button>
        ),
      },
      {
        title: "Scan and type the six digits",
        note: "Open the app, choose “add”, and point it here",
        content: app ? <AppSetUp {...app} onConfirm={confirm} /> : null,
      },
    ],
    phone: [
      {
        title: "Your phone number",
        note: at > prepareStep ? phone : "It gets a text message with a code at each sign-in",
        onChange: () => setAt(prepareStep),
        content: <PhoneNumber phone={phone} onSend={sendTo} />,
      },
      {
        title: "Type the six digits",
        note: "They are in the text message",
        content: <PhoneCode phone={phone} onConfirm={confirm} onSendAgain={sendAgain} />,
      },
    ],
  };
  // Once it is on there is no way back in here, only the codes to keep.
  const before =
    at === keepStep ? [choosing, ...own[way]].map(({ onChange: _, ...step }) => step) : [choosing, ...own[way]];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SetUpSteps steps={isOn ? before : [...before, keeping]} at={at} />
      {at === keepStep ? null : (
        <div className="flex justify-between gap-2">
          <Button onPress={() => setAt(at - 1)} isDisabled={at === chooseStep}>
            Back
          </Button>
          <Button onPress={onCancel}>{isOn ? "Cancel" : "Do it later"}</Button>
        </div>
      )}
    </div>
  );
}

interface ChooseWayProps {
  way: FactorWay;
  onChoose: (way: FactorWay) => void;
  onNext: () => void;
}

function ChooseWay({ way, onChoose, onNext }: ChooseWayProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <RadioChoice
        cards
        hideLabel
        label="How you will prove it is you"
        value={way}
        onChange={(id) => onChoose(id as FactorWay)}
        options={Object.entries(factorWays).map(([id, { label, note }]) => ({ id, label, hint: note }))}
        className="w-full"
      />
      <Button variant="primary" onPress={onNext}>
        Next
      </Button>
    </div>
  );
}
