// What the back-office knows of those who work at Selvedge. Numbers are those that Ofcom, the banks and the tax office keep
// free for examples; the homes are streets without a number.
import type { PrivateFieldName } from "@selvedge/domain/people/private-fields";

export interface StaffRecord {
  readonly username: string;
  readonly mission: string;
  readonly bio: string;
  readonly phone: string;
  readonly colour: string;
  /** Email address of whom they report to. */
  readonly reportsTo?: string;
  /** Code of a channel. */
  readonly channel: string;
  readonly size: string;
  readonly isLeadership?: true;
  readonly storeControlRole?: "viewer" | "operator" | "controller";
  readonly home: readonly [street: string, city: string, county: string, postCode: string];
  readonly rfid?: string;
  /** Of those who try the stations out. */
  readonly pin?: string;
  readonly okrs?: readonly (readonly [objective: string, keyResult: string, completion: number, weight: number])[];
  /** null: payroll does not have it yet. */
  readonly payroll: Readonly<Record<PrivateFieldName, string>> | null;
}

export const channels = [
  { code: "everyone", name: "Everyone", purpose: "News that all of us should know" },
  { code: "floor", name: "Floor", purpose: "The shift: machines, stock and what must leave today" },
  { code: "care", name: "Customer care", purpose: "Orders that somebody is worried about" },
  { code: "engineering", name: "Engineering", purpose: "Releases, faults and how they were mended" },
] as const;

const sam = "staff@selvedge.test";
const priya = "factory@selvedge.test";

/** By email address. */
export const staffRecords: Readonly<Record<string, StaffRecord>> = {
  [sam]: {
    username: "sam",
    mission: "A shirt that somebody is glad to open, every time",
    bio: "Started Selvedge with one printer in a unit behind the station.",
    phone: "07700 900101",
    colour: "#2b3a8c",
    channel: "everyone",
    size: "L",
    isLeadership: true,
    storeControlRole: "controller",
    home: ["3 Wharfage", "Ironbridge", "Shropshire", "TF8 7AW"],
    rfid: "04A17C52B1",
    okrs: [
      ["Shops that last", "Nine of ten new shops sell in their first month", 62, 2],
      ["Quiet nights", "No fault that wakes anybody up", 90, 1],
    ],
    payroll: {
      bankAccountName: "Sam Okafor",
      bankName: "Severn Bank",
      sortCode: "60-83-71",
      bankAccountNumber: "00000019",
      nationalInsuranceNumber: "AB123456C",
      dateOfBirth: "1984-02-11",
    },
  },
  [priya]: {
    username: "priya",
    mission: "Everything that was promised for today leaves today",
    bio: "Picked, printed and packed before leading the floor.",
    phone: "07700 900102",
    colour: "#8a5a2b",
    reportsTo: sam,
    channel: "floor",
    size: "M",
    isLeadership: true,
    storeControlRole: "controller",
    home: ["18 Mill Bank", "Telford", "Shropshire", "TF1 1SG"],
    rfid: "04A17C52B2",
    okrs: [
      ["Ship on the day", "Ninety-seven of a hundred orders leave by their day", 84, 3],
      ["Waste less", "Misprints under two in a hundred garments", 55, 1],
    ],
    payroll: {
      bankAccountName: "P Nair",
      bankName: "Severn Bank",
      sortCode: "08-99-99",
      bankAccountNumber: "66374958",
      nationalInsuranceNumber: "CE234567A",
      dateOfBirth: "1991-04-17",
    },
  },
  "grace@selvedge.test": {
    username: "grace",
    mission: "Nobody has to write to us twice",
    bio: "Knows every carrier by their first name.",
    phone: "07700 900103",
    colour: "#2f7d5b",
    reportsTo: sam,
    channel: "care",
    size: "S",
    home: ["7 Church Walk", "Wellington", "Shropshire", "TF1 1BX"],
    okrs: [["Answers that settle it", "Eight of ten worries settled in one answer", 71, 1]],
    payroll: {
      bankAccountName: "Grace Adeyemi",
      bankName: "Wrekin Building Society",
      sortCode: "10-79-99",
      bankAccountNumber: "88837491",
      nationalInsuranceNumber: "EG345678B",
      dateOfBirth: "1988-09-30",
    },
  },
  "tomasz@selvedge.test": {
    username: "tomasz",
    mission: "The right blank, the first time",
    bio: "Walks eleven miles of aisle on a busy Friday.",
    phone: "07700 900104",
    colour: "#3a6ea5",
    reportsTo: priya,
    channel: "floor",
    size: "XL",
    storeControlRole: "operator",
    home: ["22 Limekiln Lane", "Telford", "Shropshire", "TF2 9NG"],
    rfid: "04A17C52B4",
    pin: "730418",
    payroll: {
      bankAccountName: "Tomasz Wilk",
      bankName: "Marches Co-operative Bank",
      sortCode: "20-29-59",
      bankAccountNumber: "63748472",
      nationalInsuranceNumber: "HJ456789C",
      dateOfBirth: "1995-12-03",
    },
  },
  "rhian@selvedge.test": {
    username: "rhian",
    mission: "Colours as they were drawn",
    bio: "Trained as a screen printer in Cardiff.",
    phone: "07700 900105",
    colour: "#a5483a",
    reportsTo: priya,
    channel: "floor",
    size: "M",
    home: ["5 Park Avenue", "Madeley", "Shropshire", "TF7 5AB"],
    rfid: "04A17C52B5",
    pin: "295164",
    okrs: [["Machines that run", "White ink never waits for a cleaning", 66, 1]],
    payroll: {
      bankAccountName: "Rhian Powell",
      bankName: "Severn Bank",
      sortCode: "87-14-27",
      bankAccountNumber: "46238510",
      nationalInsuranceNumber: "JK567890D",
      dateOfBirth: "1986-06-21",
    },
  },
  "dev@selvedge.test": {
    username: "dev",
    mission: "What leaves my bench I would wear",
    bio: "Finds a loose thread from across the room.",
    phone: "07700 900106",
    colour: "#7a4b8c",
    reportsTo: priya,
    channel: "floor",
    size: "M",
    home: ["41 Station Road", "Telford", "Shropshire", "TF2 9AA"],
    rfid: "04A17C52B6",
    payroll: {
      bankAccountName: "Dev Malhotra",
      bankName: "Wrekin Building Society",
      sortCode: "87-24-27",
      bankAccountNumber: "46238510",
      nationalInsuranceNumber: "LM678901A",
      dateOfBirth: "1993-01-08",
    },
  },
  "lena@selvedge.test": {
    username: "lena",
    mission: "Parcels that arrive as neat as they left",
    bio: "Folds a hoodie in nine seconds.",
    phone: "07700 900107",
    colour: "#b3812c",
    reportsTo: priya,
    channel: "floor",
    size: "S",
    home: ["9 New Street", "Oakengates", "Shropshire", "TF2 6EU"],
    rfid: "04A17C52B7",
    payroll: {
      bankAccountName: "Lena Fischer",
      bankName: "Marches Co-operative Bank",
      sortCode: "80-22-60",
      bankAccountNumber: "12345675",
      nationalInsuranceNumber: "PR789012B",
      dateOfBirth: "1997-07-14",
    },
  },
  "moses@selvedge.test": {
    username: "moses",
    mission: "Fair to those who draw, and to those who are drawn from",
    bio: "Once a picture editor at a newspaper.",
    phone: "07700 900108",
    colour: "#5f6b2f",
    reportsTo: sam,
    channel: "care",
    size: "L",
    home: ["12 High Street", "Much Wenlock", "Shropshire", "TF13 6AA"],
    payroll: {
      bankAccountName: "Moses Kamau",
      bankName: "Severn Bank",
      sortCode: "82-60-16",
      bankAccountNumber: "32122630",
      nationalInsuranceNumber: "SW890123C",
      dateOfBirth: "1979-11-25",
    },
  },
  "ines@selvedge.test": {
    username: "ines",
    mission: "Every penny has a row",
    bio: "Closed the books of a shipyard before ours.",
    phone: "07700 900109",
    colour: "#5b6470",
    reportsTo: sam,
    channel: "everyone",
    size: "S",
    home: ["2 Severn Terrace", "Bridgnorth", "Shropshire", "WV16 4AA"],
    okrs: [["Paid on the day", "Payouts leave on the first working day", 100, 1]],
    payroll: {
      bankAccountName: "Inês Duarte",
      bankName: "Wrekin Building Society",
      sortCode: "29-99-40",
      bankAccountNumber: "00000190",
      nationalInsuranceNumber: "TX901234D",
      dateOfBirth: "1982-03-02",
    },
  },
  "hetty@selvedge.test": {
    username: "hetty",
    mission: "People stay because they want to",
    bio: "Ran a youth theatre for ten years.",
    phone: "07700 900110",
    colour: "#94506a",
    reportsTo: sam,
    channel: "everyone",
    size: "M",
    home: ["30 Shrewsbury Road", "Shifnal", "Shropshire", "TF11 8AJ"],
    payroll: {
      bankAccountName: "Hetty Vane",
      bankName: "Marches Co-operative Bank",
      sortCode: "07-01-16",
      bankAccountNumber: "34012583",
      nationalInsuranceNumber: "WY012345A",
      dateOfBirth: "1975-08-19",
    },
  },
  "yuki@selvedge.test": {
    username: "yuki",
    mission: "Software that the floor forgets about",
    bio: "Writes the stations' screens and sits beside them on Fridays.",
    phone: "07700 900111",
    colour: "#3a6ea5",
    reportsTo: sam,
    channel: "engineering",
    size: "M",
    home: ["16 Castle Gates", "Shrewsbury", "Shropshire", "SY1 2AA"],
    okrs: [
      ["A scan feels instant", "Nineteen of twenty scans answered within 20 ms", 92, 2],
      ["Nobody waits for a list", "Every list stays quick with a million orders", 48, 1],
    ],
    payroll: {
      bankAccountName: "Yuki Tanaka",
      bankName: "Severn Bank",
      sortCode: "07-04-36",
      bankAccountNumber: "90719172",
      nationalInsuranceNumber: "YZ123450B",
      dateOfBirth: "1990-05-27",
    },
  },
  "iris@selvedge.test": {
    username: "iris",
    mission: "Begins on Monday",
    bio: "Joins the packing bench.",
    phone: "07700 900112",
    colour: "#8a5a2b",
    reportsTo: priya,
    channel: "floor",
    size: "",
    home: ["8 Ketley Brook", "Telford", "Shropshire", "TF1 5AQ"],
    payroll: null,
  },
  "hugh@selvedge.test": {
    username: "hugh",
    mission: "Moved on to a theatre's box office",
    bio: "Was with customer care until the autumn.",
    phone: "07700 900113",
    colour: "#5b6470",
    channel: "care",
    size: "L",
    home: ["27 Dawley Road", "Telford", "Shropshire", "TF1 2JF"],
    payroll: {
      bankAccountName: "Hugh Lamb",
      bankName: "Wrekin Building Society",
      sortCode: "18-00-02",
      bankAccountNumber: "00000190",
      nationalInsuranceNumber: "BB234501C",
      dateOfBirth: "1969-10-10",
    },
  },
};
