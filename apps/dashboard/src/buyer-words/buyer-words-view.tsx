import { leadOf } from "@selvedge/domain/orders/receipt/receipt-lead";
import { confirmedLead, mailThanks, namedWords, receiptThanks } from "@selvedge/domain/orders/receipt/thanks";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Card } from "@selvedge/ui/content/card";
import { type ReactNode, useEffect, useState } from "react";
import { useShop } from "../session/shop.ts";
import type { BuyerWords, BuyerWordsFields } from "./buyer-words-query.ts";

interface ViewProps {
  words: BuyerWordsFields;
  look: BuyerWords["look"];
}

/** The buyer and the order that the words are shown with. */
const buyer = "Rowan";
const headline = "We have your order.";
const lead = leadOf({ garments: [{ steps: [{ code: "printed", state: "later" }] }], tracking: [] });

/** In the lines that were written, each in the direction of its own script. */
const asWritten = "whitespace-pre-line [unicode-bidi:plaintext]";

const places: readonly {
  id: string;
  label: string;
  note: string;
  show: (props: ViewProps & { name: string }) => ReactNode;
}[] = [
  {
    id: "receipt",
    label: "Receipt",
    note: "The top of the receipt of a paid order, smaller than it is.",
    show: ReceiptPart,
  },
  {
    id: "mail",
    label: "Email",
    note: "The top and the foot of the order confirmation, in letters that mail programs have.",
    show: MailPart,
  },
  { id: "signIn", label: "Sign-in", note: "The sign-in page of your shop, smaller than it is.", show: SignInPart },
];

/** The words as buyers read them, in the colours and letters of the shop. */
export function BuyerWordsView({ words, look }: ViewProps) {
  const { name } = useShop();
  const [shown, setShown] = useState("receipt");
  const place = places.find(({ id }) => id === shown) ?? places[0]!;
  const Part = place.show;
  useFaces(look.pages.faces);
  return (
    <Card
      flush
      title="How it reads"
      aside={<Segmented label="Where" segments={places} value={place.id} onChange={setShown} />}
    >
      <div
        className="border-line border-y"
        style={{ background: look.canvas, color: look.ink, overflowWrap: "anywhere" }}
      >
        <Part {...{ words, look, name }} />
      </div>
      <p className="px-4 py-3 text-dense text-ink-2">{place.note}</p>
    </Card>
  );
}

const worn = ({ pages: { canvas, ink, textFont } }: ViewProps["look"]) => ({
  ...{ background: canvas, color: ink, fontFamily: textFont },
});

function ReceiptPart({ words, look }: ViewProps) {
  return (
    <div style={worn(look)}>
      <div
        className="flex flex-col items-start gap-2.5 px-5 py-6"
        style={{ background: look.band, color: look.onBand }}
      >
        <Heading font={look.pages}>{`${receiptThanks(words.thanks, buyer)} ${headline}`}</Heading>
        <p>{lead}</p>
        {words.message ? <p className={asWritten}>{namedWords(words.message, buyer)}</p> : null}
        {words.nextLabel ? (
          <span className="mt-1 inline-flex min-h-11 items-center border border-current px-4 py-1.5 font-semibold">
            {words.nextLabel}
          </span>
        ) : null}
      </div>
      <div className="flex flex-col gap-3 px-5 py-4">
        {words.offersAccount ? (
          <div className="flex flex-col gap-1 border border-current/20 px-4 py-3">
            <p className="font-semibold">Your orders in one place</p>
            <p>Sign in with rowan@example.com: we email you a link, and there is no password to choose.</p>
          </div>
        ) : null}
        {words.note ? <p className={`${asWritten} text-dense`}>{words.note}</p> : null}
        {words.offersAccount || words.note ? null : (
          <p className="text-dense">Their pieces, the sums and the address.</p>
        )}
      </div>
    </div>
  );
}

function MailPart({ words, look, name }: ViewProps & { name: string }) {
  return (
    <>
      <p className="px-5 py-3 font-semibold" style={{ background: look.band, color: look.onBand }}>
        {name}
      </p>
      <div className="flex flex-col items-start gap-2.5 px-5 py-5">
        <Heading font={look}>{mailThanks(words.thanks, buyer)}</Heading>
        <p>{confirmedLead("418001")}</p>
        {words.message ? <p className={asWritten}>{namedWords(words.message, buyer)}</p> : null}
        <LookButton look={look}>Follow your order</LookButton>
        {words.nextLabel ? <span className="underline">{words.nextLabel}</span> : null}
        {words.note ? <p className={`mt-2 ${asWritten} text-dense`}>{words.note}</p> : null}
      </div>
    </>
  );
}

const how = "No password. We email you a link and a six-digit code.";

function SignInPart({ words, look, name }: ViewProps & { name: string }) {
  return (
    <div className="flex flex-col gap-3 px-5 py-6" style={worn(look)}>
      <p className="text-center font-semibold">{name}</p>
      <div className="text-center">
        <Heading font={look.pages}>{words.signInHeading || "Sign in"}</Heading>
      </div>
      <p className={`${asWritten} text-center`}>{words.signInText || how}</p>
      <div>
        <p className="text-dense">Email address</p>
        <div className="mt-1 h-11 border border-current/40" />
        {words.signInText ? <p className="mt-1 text-dense">{how}</p> : null}
      </div>
      <LookButton look={look}>Email me a link</LookButton>
    </div>
  );
}

interface HeadingProps {
  font: { headingFont: string; headingTransform?: string };
  children: ReactNode;
}

const Heading = ({ font: { headingFont, headingTransform = "none" }, children }: HeadingProps) => (
  // A face that has one weight alone is shown in it, and not made bold by the browser.
  <p
    className="text-[24px]/8 font-bold [font-synthesis:none]"
    style={{ fontFamily: headingFont, textTransform: headingTransform as "none" }}
  >
    {children}
  </p>
);

/** Gives this document the faces that the words are shown in, for as long as they are. */
function useFaces(faces: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [faces]);
}

const LookButton = ({ look, children }: { look: ViewProps["look"]; children: ReactNode }) => (
  <span
    className="inline-flex min-h-11 items-center justify-center px-5 font-semibold"
    style={{ background: look.button, color: look.onButton }}
  >
    {children}
  </span>
);
