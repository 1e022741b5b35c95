// The models of people, shops and what stands around their windows, for the list of all models.
import { currency } from "./currency.ts";
import { customer, customerNote, customerStatusStep } from "./customer.ts";
import { division, divisionCustomer } from "./division.ts";
import { manufacturer, paypalEmailLog } from "./manufacturer.ts";
import { notification } from "./notification.ts";
import { page, pageVersion } from "./page.ts";
import { splitTest } from "./split-test.ts";
import { subdomain } from "./subdomain.ts";
import { theme } from "./theme.ts";
import { channel, okr, rfid, team, user } from "./user.ts";

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
