// Permissions are words of the form area.action; roles are sets of them. Unknown roles give nothing.
// Source: readings "Roles", print-on-demand "Roles".

/** Every permission of staff, with the sentence that a person reads. */
export const staffPermissions = {
  "orders.read": "See orders of every shop",
  "orders.release": "Release paid orders to the floor",
  "orders.hold": "Hold and release orders",
  "orders.refund": "Refund orders",
  "labels.print": "Print garment labels",
  "floor.read": "See the factory floor",
  "floor.scan": "Scan garments at a station",
  "products.moderate": "Approve and deny designs",
  "files.read": "Open print files",
} as const;

export type StaffPermission = keyof typeof staffPermissions;

const everything = Object.keys(staffPermissions) as StaffPermission[];
const hand: StaffPermission[] = ["floor.read", "floor.scan", "orders.read"];

export const staffRoles: Record<string, { name: string; permissions: readonly StaffPermission[] }> = {
  "super-admin": { name: "Super admin", permissions: everything },
  support: { name: "Customer care", permissions: ["orders.read", "orders.hold", "floor.read", "files.read"] },
  moderator: { name: "Moderator", permissions: ["products.moderate", "files.read"] },
  finance: { name: "Finance", permissions: ["orders.read", "orders.refund"] },
  people: { name: "People", permissions: [] },
  engineering: { name: "Engineering", permissions: ["orders.read", "floor.read", "files.read"] },
  "factory-lead": {
    name: "Factory lead",
    permissions: [...hand, "orders.release", "orders.hold", "labels.print", "files.read"],
  },
  picker: { name: "Picker", permissions: hand },
  pretreat: { name: "Pretreat", permissions: hand },
  printer: { name: "Printer", permissions: [...hand, "files.read"] },
  quality: { name: "Quality", permissions: [...hand, "labels.print"] },
  packer: { name: "Packer", permissions: hand },
  dispatcher: { name: "Dispatcher", permissions: hand },
};

/** The permissions of somebody with these roles, each once. */
export const permissionsOf = (roles: readonly string[]): StaffPermission[] => [
  ...new Set(roles.flatMap((role) => staffRoles[role]?.permissions ?? [])),
];
