// What is known of a colleague that only payroll needs. Each value is sealed in its table, shown masked, and revealed one
// at a time for a reason. Source: platform-core §3 user; the date of birth is counted in, because with a name and a bank it
// opens accounts elsewhere.

interface PrivateField {
  /** What a person reads. */
  readonly name: string;
  /** Column of staff_private_details. */
  readonly column: string;
  /** How many letters from its end identify the value without revealing it. */
  readonly shownTail: number;
}

export const privateFields = {
  bankAccountName: { name: "Name on the account", column: "bank_account_name", shownTail: 0 },
  bankName: { name: "Bank", column: "bank_name", shownTail: 0 },
  sortCode: { name: "Sort code", column: "sort_code", shownTail: 2 },
  bankAccountNumber: { name: "Account number", column: "bank_account_number", shownTail: 4 },
  nationalInsuranceNumber: { name: "National Insurance number", column: "national_insurance_number", shownTail: 2 },
  dateOfBirth: { name: "Date of birth", column: "date_of_birth", shownTail: 0 },
} as const satisfies Record<string, PrivateField>;

export type PrivateFieldName = keyof typeof privateFields;

export const privateFieldNames = Object.keys(privateFields) as [PrivateFieldName, ...PrivateFieldName[]];

/** Values that are stored as they are, and that colleagues see as little of as of payroll's. */
export const homeFields = {
  mobilePhoneNumber: { name: "Mobile", shownTail: 3 },
  homeAddress: { name: "Home", shownTail: 0 },
} as const;

export type HomeFieldName = keyof typeof homeFields;

/** Every value of a colleague that is masked until a reason is given. */
export const maskedFieldNames = [...(Object.keys(homeFields) as HomeFieldName[]), ...privateFieldNames] as [
  MaskedFieldName,
  ...MaskedFieldName[],
];

export type MaskedFieldName = HomeFieldName | PrivateFieldName;

/** "Account number": what a person reads of a masked value. */
export const maskedFieldName = (field: MaskedFieldName): string => ({ ...homeFields, ...privateFields })[field].name;

/** The place that a person's value is sealed for: it opens nowhere else. */
export const privatePlace = (staffUserId: number, field: PrivateFieldName) => ({
  table: "staff_private_details",
  row: staffUserId,
  column: privateFields[field].column,
});

/** Letters that a reason for revealing needs, blanks at its ends not counted. */
export const revealReasonMinLength = 10;

/**
 * Four dots and the end of the value: "••••5678". A value that is not at least twice as long as what would be shown of it
 * shows nothing; the number of dots says nothing of its length.
 */
export function maskOf(value: string, shownTail: number): string {
  const letters = [...value];
  return `••••${shownTail > 0 && letters.length >= shownTail * 2 ? letters.slice(-shownTail).join("") : ""}`;
}
