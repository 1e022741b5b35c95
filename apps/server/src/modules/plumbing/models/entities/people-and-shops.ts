// The models of people, shops and their sites, for the list of all models.

import { manufacturer, paypalEmailLog } from "./factory/manufacturer.ts";
import { customer, customerNote, customerStatusStep } from "./people/customer.ts";
import { notification } from "./people/notification.ts";
import { channel, okr, rfid, team, user } from "./people/user.ts";
import { currency } from "./shops/currency.ts";
import { division, divisionCustomer } from "./shops/division.ts";
import { page, pageVersion } from "./shops/page.ts";
import { splitTest } from "./shops/split-test.ts";
import { subdomain } from "./shops/subdomain.ts";
import { theme } from "./shops/theme.ts";

export const peopleAndShops = [
  user,
  team,
  channel,
  rfid,
  okr,
  customer,
  customerNote,
  customerStatusStep,
  division,
  divisionCustomer,
  subdomain,
  manufacturer,
  paypalEmailLog,
  page,
  pageVersion,
  theme,
  notification,
  splitTest,
];

/** Those whose rows are a list of the domain's. */
export const listed = [currency];
