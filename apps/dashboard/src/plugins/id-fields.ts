// The ids of each service, with where a merchant finds them.

export type IdPlugin = "analytics" | "marketing" | "facebook-pixel" | "pinterest";

export interface IdField {
  key: string;
  label: string;
  placeholder: string;
  hint: string;
  /** What it is made of, said where another text was typed. */
  takes: string;
}

export const idFields: Readonly<Record<IdPlugin, readonly IdField[]>> = {
  analytics: [
    {
      key: "measurement_id",
      label: "Measurement ID",
      placeholder: "G-ABCDEF1234",
      hint: "In Google Analytics: Admin, Data streams, your shop",
      takes: "“G-” and 7 to 12 letters or digits",
    },
    {
      key: "ga_tracking_id",
      label: "Tracking ID of an older property",
      placeholder: "UA-12345678-1",
      hint: "Leave empty unless you still have one",
      takes: "“UA-”, 4 to 10 digits, a dash and 1 to 4 digits",
    },
  ],
  marketing: [
    {
      key: "conversion_id",
      label: "Conversion ID",
      placeholder: "123456789",
      hint: "The 7 to 12 digits after “AW-”. In Google Ads: Goals, Conversions, Tag setup",
      takes: "7 to 12 digits",
    },
    {
      key: "conversion_label",
      label: "Conversion label",
      placeholder: "AbC-D_efG-h12_34-567",
      hint: "18 to 22 characters. Without it sales are not counted",
      takes: "18 to 22 letters, digits, dashes and underscores",
    },
  ],
  "facebook-pixel": [
    {
      key: "pixel",
      label: "Pixel ID",
      placeholder: "123456789012345",
      hint: "15 or 16 digits. In Meta Events Manager: Data sources",
      takes: "15 or 16 digits",
    },
  ],
  pinterest: [
    {
      key: "pixel",
      label: "Tag ID",
      placeholder: "2612345678901",
      hint: "13 digits. In Pinterest: Ads, Conversions, Tag manager",
      takes: "13 digits",
    },
  ],
};

export const isIdPlugin = (code: string): code is IdPlugin => Object.hasOwn(idFields, code);

/**
 * The ids in what was typed or pasted into one field, by the keys of the form: without spaces, and for Google Ads without
 * "AW-" and with the label that Google writes behind a slash, "AW-123456789/AbC-D_efG-h12_34-567".
 */
export function typedIds(key: string, text: string): Readonly<Record<string, string>> {
  const typed = text.trim();
  if (key !== "conversion_id") return { [key]: typed };
  const [id = "", label] = typed.replace(/^AW-/i, "").split("/");
  return label === undefined ? { [key]: id } : { [key]: id, conversion_label: label };
}
