// The ids of each service, with where a merchant finds them.

export type IdPlugin = "analytics" | "marketing" | "facebook-pixel" | "pinterest";

export interface IdField {
  key: string;
  label: string;
  placeholder: string;
  hint: string;
}

export const idFields: Readonly<Record<IdPlugin, readonly IdField[]>> = {
  analytics: [
    {
      key: "measurement_id",
      label: "Measurement ID",
      placeholder: "G-ABCDEF1234",
      hint: "In Google Analytics: Admin, Data streams, your shop",
    },
    {
      key: "ga_tracking_id",
      label: "Tracking ID of an older property",
      placeholder: "UA-12345678-1",
      hint: "Leave empty unless you still have one",
    },
  ],
  marketing: [
    {
      key: "conversion_id",
      label: "Conversion ID",
      placeholder: "123456789",
      hint: "7 to 12 digits, without “AW-”. In Google Ads: Goals, Conversions, Tag setup",
    },
    {
      key: "conversion_label",
      label: "Conversion label",
      placeholder: "AbC-D_efG-h12_34-567",
      hint: "18 to 22 characters. Without it sales are not counted",
    },
  ],
  "facebook-pixel": [
    {
      key: "pixel",
      label: "Pixel ID",
      placeholder: "123456789012345",
      hint: "15 or 16 digits. In Meta Events Manager: Data sources",
    },
  ],
  pinterest: [
    {
      key: "pixel",
      label: "Tag ID",
      placeholder: "2612345678901",
      hint: "13 digits. In Pinterest: Ads, Conversions, Tag manager",
    },
  ],
};

export const isIdPlugin = (code: string): code is IdPlugin => Object.hasOwn(idFields, code);
