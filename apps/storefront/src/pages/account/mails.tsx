import { useShopFrame } from "../../shell/shop-frame.tsx";
import type { SectionProps } from "./account-page.tsx";

const newsletterWords = {
  subscribed: "You get our newsletter. You can stop it at any time.",
  waiting: "We have sent you a link to confirm. Turn the newsletter on here and you need not follow it.",
  none: "We write when there is something new.",
} as const;

/** Which mails come: each can be turned on or off where that does something. */
export function Mails({ view: { newsletter, wantsSignInAlerts }, data: { email } }: SectionProps<"mails">) {
  const { name } = useShopFrame();
  const isOn = newsletter === "subscribed";
  return (
    <>
      <h1>Emails</h1>
      <p className="lead">
        What {name} sends to {email}.
      </p>
      <ul className="mail-rows">
        <li>
          <div>
            <h2>Newsletter</h2>
            <p className="quiet">{newsletterWords[newsletter]}</p>
          </div>
          <Switch name="newsletter" isOn={isOn} label={isOn ? "Stop the newsletter" : "Get the newsletter"} />
        </li>
        <li>
          <div>
            <h2>Sign-ins</h2>
            <p className="quiet">
              An email when somebody signs in to your account on a device that you have not used before.
            </p>
          </div>
          <Switch
            name="signInAlerts"
            isOn={wantsSignInAlerts}
            label={wantsSignInAlerts ? "Stop these emails" : "Tell me about sign-ins"}
          />
        </li>
        <li>
          <div>
            <h2>Orders</h2>
            <p className="quiet">A confirmation when you order, and a note when it is posted. These always come.</p>
          </div>
        </li>
      </ul>
    </>
  );
}

const Switch = ({ name, isOn, label }: { name: string; isOn: boolean; label: string }) => (
  <form method="post" action="/account/emails/">
    <input type="hidden" name={name} value={isOn ? "off" : "on"} />
    <button type="submit" data-part="button" data-look="outlined">
      {label}
    </button>
  </form>
);
