import { parseArgs } from 'node:util';

export interface SeedOptions {
  users: number;
  company: string;
  slug: string;
  /** Campaigns that everybody is assigned. */
  campaigns: number;
  /** Customers of the company, which becomes a reseller. */
  customers: number;
  help: boolean;
}

export const usage = `npm run seed -- --users 1000000 [--company "Large"] [--campaigns 50] [--customers 100000]

Adds a company with that many made-up people, or fills one made earlier up to that number.
The server that uses the same data directory must be stopped.

  --users      how many people the company shall have (1 to 5,000,000; default 100,000)
  --company    its name (default "Large"); its people get addresses at <name>.example
  --campaigns  trainings of the last two years, each given to everybody, a phishing exercise, a year of simulations, policies and monthly videos (default none)
  --customers  companies below it, which makes it a reseller (default none)`;

const most = 5_000_000;
const mostCampaigns = 200;
const mostCustomers = 1_000_000;

/** Parses the command line. Throws an Error whose message names the invalid option. */
export function readOptions(args: string[]): SeedOptions {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '100000' },
      company: { type: 'string', default: 'Large' },
      campaigns: { type: 'string', default: '0' },
      customers: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const users = Number(values.users.replace(/[_,]/g, ''));
  if (!Number.isInteger(users) || users < 1 || users > most) throw new Error(`--users must be a whole number from 1 to ${most}.`);
  const campaigns = Number(values.campaigns);
  if (!Number.isInteger(campaigns) || campaigns < 0 || campaigns > mostCampaigns)
    throw new Error(`--campaigns must be a whole number from 0 to ${mostCampaigns}.`);
  const customers = Number(values.customers.replace(/[_,]/g, ''));
  if (!Number.isInteger(customers) || customers < 0 || customers > mostCustomers)
    throw new Error(`--customers must be a whole number from 0 to ${mostCustomers}.`);
  const company = values.company.trim();
  const slug = company
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug === '' || company.length > 100)
    throw new Error('--company needs a name with at least one Latin letter or digit, 100 characters at most.');
  return { users, company, slug, campaigns, customers, help: values.help };
}
