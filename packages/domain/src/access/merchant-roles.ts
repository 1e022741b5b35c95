// What each role of a shop's people may do in its dashboard. Everybody of the shop may look at products and designs.
// Source: readings "Roles".

export const merchantActions = ["products.edit", "designs.edit", "orders.read"] as const;
export type MerchantAction = (typeof merchantActions)[number];

const roles: Record<string, readonly MerchantAction[]> = {
  owner: merchantActions,
  admin: merchantActions,
  manager: merchantActions,
  designer: ["products.edit", "designs.edit"],
  marketer: ["products.edit"],
  support: ["orders.read"],
  accountant: ["orders.read"],
  viewer: ["orders.read"],
};

/** Whether somebody with this role may do it; unknown roles may do nothing. */
export const merchantMay = (role: string, action: MerchantAction): boolean =>
  Object.hasOwn(roles, role) && (roles[role] ?? []).includes(action);
