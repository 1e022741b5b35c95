/** Who signs in to the demo world. Everybody has the same password, and none of them may sign in in production. */
export const demoPassword = "selvedge-demo";

export const merchant = { email: "merchant@selvedge.test", fullName: "Ada Whitlock" };
export const shopper = { email: "shopper@selvedge.test", fullName: "Joe Marsh" };

export interface DemoMember {
  /** The shop's label. */
  readonly shop: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: "manager" | "designer" | "marketer" | "support" | "accountant";
}

/** Who works in Ada's shops beside her. */
export const members: readonly DemoMember[] = [
  { shop: "demo", email: "ruth@selvedge.test", fullName: "Ruth Penrose", role: "designer" },
  { shop: "demo", email: "callum@selvedge.test", fullName: "Callum Reid", role: "support" },
  { shop: "demo", email: "ishbel@selvedge.test", fullName: "Ishbel Flett", role: "marketer" },
  { shop: "demo", email: "tom@selvedge.test", fullName: "Tom Arkwright", role: "accountant" },
  { shop: "record", email: "callum@selvedge.test", fullName: "Callum Reid", role: "manager" },
];

/** What a member asks to be allowed, and why. */
export const permissionRequest = {
  shop: "demo",
  email: "ruth@selvedge.test",
  permission: "pages.publish",
  reason: "The winter page is ready. May I put it online before Friday's newsletter goes out?",
};

export interface DemoStaff {
  readonly email: string;
  readonly fullName: string;
  readonly team: string;
  readonly roles: readonly string[];
  /** null: invited, and not yet here. -1: switched off. Everybody else is enabled. */
  readonly status?: null | -1;
}

const stations = ["picker", "pretreat", "printer", "quality", "packer", "dispatcher"];

export const staff: readonly DemoStaff[] = [
  { email: "staff@selvedge.test", fullName: "Sam Okafor", team: "platform", roles: ["super-admin"] },
  { email: "factory@selvedge.test", fullName: "Priya Nair", team: "factory", roles: ["factory-lead", ...stations] },
  { email: "grace@selvedge.test", fullName: "Grace Adeyemi", team: "care", roles: ["support"] },
  { email: "tomasz@selvedge.test", fullName: "Tomasz Wilk", team: "factory", roles: ["picker", "pretreat"] },
  { email: "rhian@selvedge.test", fullName: "Rhian Powell", team: "factory", roles: ["printer"] },
  { email: "dev@selvedge.test", fullName: "Dev Malhotra", team: "factory", roles: ["quality"] },
  { email: "lena@selvedge.test", fullName: "Lena Fischer", team: "factory", roles: ["packer", "dispatcher"] },
  { email: "moses@selvedge.test", fullName: "Moses Kamau", team: "moderation", roles: ["moderator"] },
  { email: "ines@selvedge.test", fullName: "Inês Duarte", team: "finance", roles: ["finance"] },
  { email: "hetty@selvedge.test", fullName: "Hetty Vane", team: "people", roles: ["people"] },
  { email: "yuki@selvedge.test", fullName: "Yuki Tanaka", team: "engineering", roles: ["engineering"] },
  { email: "iris@selvedge.test", fullName: "Iris Combe", team: "factory", roles: ["packer"], status: null },
  { email: "hugh@selvedge.test", fullName: "Hugh Lamb", team: "care", roles: ["support"], status: -1 },
];
