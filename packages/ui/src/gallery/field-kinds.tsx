import { useState } from "react";
import { CopyButton } from "../actions/copy-button.tsx";
import { ComboField } from "../choices/combo-field.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { TagsField } from "../choices/tags-field.tsx";
import { CodeField } from "../fields/code-field.tsx";
import { FileDrop } from "../fields/file-drop.tsx";
import { MeasureField } from "../fields/measure-field.tsx";
import { MoneyField } from "../fields/money-field.tsx";
import { SearchBox } from "../fields/search-box.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { TextField } from "../fields/text-field.tsx";
import { NativeArea } from "../native/native-area.tsx";
import { NativeSelect } from "../native/native-select.tsx";
import { NativeText } from "../native/native-text.tsx";
import { Kind } from "./sheet.tsx";

/** Fields in every form and state. */
export function FieldKinds() {
  const [widthMm, setWidthMm] = useState(300);
  const [priceMinor, setPrice] = useState<number | null>(2400);
  const [tags, setTags] = useState<readonly string[]>(["hedgerow"]);
  const [heading, setHeading] = useState("Grown on the bank");
  const [side, setSide] = useState("left");
  const [made, setMade] = useState(COLLECTIONS);
  const create = (label: string) => {
    const id = label.toLowerCase();
    setMade([...made, { id, label }]);
    setTags([...tags, id]);
  };
  return (
    <Kind title="Fields: label, hint, count, error, read only, disabled">
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <TextField
          label="Product name"
          defaultValue="Hedgerow Club tee"
          countTo={80}
          hint="Shown on the product page and receipts."
        />
        <TextField label="Email" defaultValue="ada@bramble" error="Please enter a valid email address" />
        <MoneyField
          label="Price, VAT included"
          valueMinor={priceMinor}
          currency="GBP"
          onChangeMinor={setPrice}
          hint="Shoppers see this price."
        />
        <TextField
          label="SKU"
          defaultValue="BRM-TEE-HDG"
          isReadOnly
          mono
          suffix={<CopyButton text="BRM-TEE-HDG" what="SKU" />}
        />
        <SelectField label="Order by" options={ORDERS} defaultValue="sold" />
        <ComboField label="Supplier" options={SUPPLIERS} placeholder="Type a name" />
        <TagsField
          label="Collections"
          options={made}
          value={tags}
          onChange={setTags}
          newNoun="collection"
          onCreate={create}
        />
        <MeasureField label="Print width" value={widthMm} min={20} max={406} unit="mm" onEnter={setWidthMm} />
        <TextField label="Internal note" isDisabled defaultValue="Closed with the order" />
        <TextArea
          label="Description"
          defaultValue="Organic cotton tee with our blackberry print, made to order in Newport."
          countTo={155}
        />
        <FileDrop
          label="Artwork"
          accept={["image/png", "image/svg+xml"]}
          acceptWords="PNG or SVG up to 50 MB"
          onFiles={() => {}}
        />
        <FileDrop
          label="Artwork, arriving"
          acceptWords="PNG or SVG up to 50 MB"
          accept={["image/png"]}
          onFiles={() => {}}
          busyText="Sending luna-moth-front.png"
        />
        <FileDrop
          label="Artwork, refused"
          acceptWords="PNG or SVG up to 50 MB"
          accept={["image/png"]}
          onFiles={() => {}}
          error="moth.gif is not a picture we can print. Send a PNG or an SVG."
        />
        <CodeField
          name="code"
          label="The six digits your app shows"
          hint="Goes on by itself at the sixth digit. Pasting works too."
          onComplete={() => {}}
        />
        <CodeField
          name="wrongCode"
          label="When the code is wrong"
          error="That is not the code."
          onComplete={() => {}}
        />
        <NativeText label="Heading" value={heading} onChange={setHeading} countTo={60} hint="One of a panel’s many." />
        <NativeText label="Space above" value="200" onChange={() => {}} suffix="px" error="No more than 120 px." />
        <NativeSelect label="Picture" options={SIDES} value={side} onChange={setSide} />
        <NativeArea label="Words" value={heading} onChange={setHeading} />
        <SearchBox label="Search orders" placeholder="Order, name, postcode or email" keys="/" className="self-start" />
      </div>
    </Kind>
  );
}

const SIDES = [
  { id: "left", label: "Left of the words" },
  { id: "right", label: "Right of the words" },
];

const ORDERS = [
  { id: "sold", label: "Most sold" },
  { id: "new", label: "Newest first" },
  { id: "price", label: "Price, low to high" },
  { id: "margin", label: "Margin", offBecause: "needs 10 sales" },
];

const SUPPLIERS = [
  { id: "stanley", label: "Stanley/Stella", detail: "12 blanks" },
  { id: "continental", label: "Continental Clothing", detail: "8 blanks" },
  { id: "earth", label: "Earth Positive", detail: "5 blanks" },
];

const COLLECTIONS: readonly { id: string; label: string; detail?: string }[] = [
  { id: "hedgerow", label: "Hedgerow", detail: "9 products" },
  { id: "gifts", label: "Gifts under £25", detail: "14 products" },
  { id: "wrap", label: "Gift wrap", detail: "1 product" },
];
