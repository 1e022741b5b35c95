// What belongs to the demo's shops: the company behind each, whom it sells to, its plugins, project and trade customers.

export interface TradeCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly website: string;
  readonly instagram: string;
  /** Worth of a year, without VAT, in the shop's pence. */
  readonly potentialValueMinor: number;
  /** Its way so far, the last one being where it is. */
  readonly journey: readonly string[];
  readonly note: string;
  readonly service: string;
  readonly industry: string;
  readonly wantsTerms?: true;
}

export interface Surroundings {
  readonly company: {
    readonly legalName: string;
    readonly number: string;
    readonly vat: string;
    readonly charity?: string;
  };
  readonly place: readonly [street: string, city: string, zip: string];
  readonly demographic: {
    readonly sells: readonly string[];
    readonly audiences: readonly string[];
    readonly ages: readonly [number, number];
  };
  /** By name; what each carries is what the shop's data says under it (storefront §3.8). */
  readonly plugins: Readonly<Record<string, object>>;
  /** The last days to order by: country, service, month and day. */
  readonly christmas?: readonly (readonly [country: string, service: string, on: string])[];
  /** A bar above the header on every page. */
  readonly sitewide?: Readonly<Record<"text" | "linkText" | "href", string>>;
  readonly isPro: boolean;
  readonly isVip: boolean;
  readonly promoUrl: string;
  readonly badges: readonly (readonly [code: string, group: string])[];
  readonly customers: readonly TradeCustomer[];
}

const settingUp = [
  ["sign-up", "own-sign-up"],
  ["card-billing", "setting-up"],
  ["designer", "setting-up"],
  ["profile", "setting-up"],
  ["theme", "setting-up"],
  ["homepage", "setting-up"],
] as const;

const cookies = {
  enabled: true,
  message: "We count visits to see what is read. You may say no.",
  allowEssentialOnly: true,
};

/** By the first label of the shop's host. */
export const surroundings: Readonly<Record<string, Surroundings>> = {
  demo: {
    company: { legalName: "Northkeep Sea Trust", number: "SC512907", vat: "GB340118208", charity: "SC048112" },
    place: ["The Old Ice House, Harbour Street", "Stromness", "KW16 3AB"],
    demographic: {
      sells: ["T-shirts", "Sweatshirts", "Bags", "Prints"],
      audiences: ["Coast walkers", "Divers", "Teachers"],
      ages: [24, 65],
    },
    plugins: {
      "email-subscriber-offer": { enabled: true },
      "cookie-policy": cookies,
      "christmas-banner": { disabled: false, backgroundColor: "#2f4a5a", textColor: "#ffffff", currency: "GBP" },
      currency: { enabled: true, currency: "GBP", currencies: "GBP,EUR,USD" },
      analytics: { ga_tracking_id: "", measurement_id: "G-N0RTHKEEP1" },
    },
    christmas: [
      ["Europe", "", "12-09"],
      ["UK", "Tracked 48", "12-16"],
      ["UK", "Tracked 24", "12-18"],
    ],
    isPro: true,
    isVip: true,
    promoUrl: "https://northkeep.test/",
    badges: [...settingUp, ["entrepreneur", "selling"]],
    customers: [
      {
        email: "orders@tidewatch.example",
        firstName: "Eilidh",
        lastName: "Muir",
        company: "Tidewatch Volunteers",
        jobTitle: "Coordinator",
        website: "https://tidewatch.example/",
        instagram: "@tidewatch",
        potentialValueMinor: 420_000,
        journey: ["new", "contacted", "quoted"],
        note: "Needs 180 tees for the spring beach clean, sizes to follow by the end of January.",
        service: "Bulk printing",
        industry: "Conservation",
        wantsTerms: true,
      },
      {
        email: "shop@orkneyferry.example",
        firstName: "Hamish",
        lastName: "Boyd",
        company: "Orkney Ferry Shop",
        jobTitle: "Buyer",
        website: "https://orkneyferry.example/",
        instagram: "",
        potentialValueMinor: 960_000,
        journey: ["new", "contacted", "qualified", "quoted", "won"],
        note: "Reorders the whale sweatshirt each season. Likes a call before the first of the month.",
        service: "Bulk printing",
        industry: "Hospitality",
      },
    ],
  },
  record: {
    company: { legalName: "Loud Lemon Records Ltd", number: "11846203", vat: "GB318552401" },
    place: ["Unit 4, Peel Fold Arches", "Salford", "M3 5EQ"],
    demographic: { sells: ["T-shirts", "Hoodies", "Stickers"], audiences: ["Gig-goers", "Collectors"], ages: [16, 40] },
    plugins: {
      "email-subscriber-offer": { enabled: true },
      "cookie-policy": { ...cookies, allowEssentialOnly: false },
      "facebook-pixel": { pixel: "318552460117430" },
      marketing: {
        aw_conversion_id: "31855246011",
        conversion_id: "31855246011",
        conversion_label: "l0udLem0nOrderPlacedA",
      },
    },
    sitewide: {
      text: "Side B tour, Salford to Cardiff: every tee ships before you do.",
      linkText: "Tour tees",
      href: "/collection/t-shirts/",
    },
    isPro: true,
    isVip: false,
    promoUrl: "https://loudlemon.test/",
    badges: [...settingUp, ["entrepreneur", "selling"]],
    customers: [
      {
        email: "merch@thehalfmoons.example",
        firstName: "Kofi",
        lastName: "Mensah",
        company: "The Half Moons",
        jobTitle: "Tour manager",
        website: "https://thehalfmoons.example/",
        instagram: "@thehalfmoons",
        potentialValueMinor: 780_000,
        journey: ["new", "contacted", "qualified"],
        note: "Eleven dates in March. Wants two designs on black, and a hoodie for the crew.",
        service: "Event merchandise",
        industry: "Music",
      },
      {
        email: "hello@needledrop.example",
        firstName: "Zofia",
        lastName: "Novak",
        company: "Needledrop Café",
        jobTitle: "Owner",
        website: "https://needledrop.example/",
        instagram: "@needledrop",
        potentialValueMinor: 150_000,
        journey: ["new", "lost"],
        note: "Went with a local screen printer for aprons.",
        service: "Workwear",
        industry: "Hospitality",
      },
    ],
  },
  museum: {
    company: { legalName: "The Physic Garden Trading Ltd", number: "09137745", vat: "GB227409314", charity: "1047312" },
    place: ["The Gatehouse, Swan Walk", "Ludlow", "SY8 1AA"],
    demographic: {
      sells: ["T-shirts", "Totes", "Prints", "Mugs"],
      audiences: ["Gardeners", "Visitors", "Members"],
      ages: [30, 75],
    },
    plugins: {
      "email-subscriber-offer": { enabled: false },
      "cookie-policy": cookies,
      "christmas-banner": { disabled: true, backgroundColor: "#9E1919", textColor: "#ffffff", currency: "GBP" },
      pinterest: { pixel: "2613741059822" },
    },
    isPro: false,
    isVip: false,
    promoUrl: "https://physicgarden.test/",
    badges: settingUp,
    customers: [
      {
        email: "volunteers@physicgarden.example",
        firstName: "Bronwen",
        lastName: "Llewellyn",
        company: "Friends of the Physic Garden",
        jobTitle: "Secretary",
        website: "https://friendsofthegarden.example/",
        instagram: "",
        potentialValueMinor: 240_000,
        journey: ["new", "contacted", "qualified", "quoted"],
        note: "Sweatshirts for ninety volunteers, embroidered if we ever can, else a chest print.",
        service: "Workwear",
        industry: "Museums and heritage",
        wantsTerms: true,
      },
      {
        email: "science@stlaurence.example",
        firstName: "Ravi",
        lastName: "Kapoor",
        company: "St Laurence's School",
        jobTitle: "Head of science",
        website: "https://stlaurence.example/",
        instagram: "",
        potentialValueMinor: 90_000,
        journey: ["new"],
        note: "Asked for the fly agaric on children's sizes for a field week in June.",
        service: "Print on demand",
        industry: "Education",
      },
    ],
  },
};
