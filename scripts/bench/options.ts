import { parseArgs } from 'node:util';

export const parts = ['sizes', 'times', 'heap', 'pglite', 'postgres'] as const;
export type Part = (typeof parts)[number];

/** Names for several parts. */
const groups: Record<string, readonly Part[]> = { browser: ['sizes', 'times', 'heap'], server: ['pglite', 'postgres'] };

export interface BenchOptions {
  only: ReadonlySet<Part>;
  /** People of the measured companies, smallest first. */
  users: number[];
  /** Trainings of each person. */
  campaigns: number;
  /** Customers of each company, which are then resellers. */
  customers: number;
  runs: number;
  seconds: number;
  /** Folder that keeps the embedded databases for the next run; without it a temporary folder. */
  keep: string | undefined;
  /** Folder for the file of figures. */
  results: string;
  help: boolean;
}

export const usage = `npm run bench -- [--only sizes,server] [--users 1000,1000000] [--campaigns 50] [--customers 100000] [--runs 5] [--seconds 5] [--keep .data-bench] [--results bench-results]

Measures the built product, prints a table with the budgets and writes <results>/<time>.json.

  --only       ${parts.join(', ')}; browser and server stand for their parts (default: all)
  --users      sizes of the companies that the server is asked about
  --campaigns  trainings that each of these people has; with some the reports are measured too (default none)
  --customers  companies below each of these companies; with some the list of customers is measured too (default none)
  --runs       how often each time in the browser is taken; medians are shown
  --seconds    how long each call is repeated against the server
  --keep       keeps the filled embedded database in this folder and uses it again
  --results    folder for the file of figures (default bench-results)`;

/** Parses the command line. Throws an Error whose message names the invalid option. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join(',') },
      users: { type: 'string', default: '1000,1000000' },
      campaigns: { type: 'string', default: '0' },
      customers: { type: 'string', default: '0' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      keep: { type: 'string' },
      results: { type: 'string', default: 'bench-results' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    only: new Set(values.only.split(',').flatMap((name) => groups[name] ?? [known(name)])),
    users: values.users
      .split(',')
      .map((text) => wholeNumber('--users', text, 100))
      .sort((a, b) => a - b),
    campaigns: wholeNumber('--campaigns', values.campaigns, 0),
    customers: wholeNumber('--customers', values.customers, 0),
    runs: wholeNumber('--runs', values.runs, 1),
    seconds: wholeNumber('--seconds', values.seconds, 1),
    keep: values.keep,
    results: values.results,
    help: values.help,
  };
}

function known(name: string): Part {
  const part = parts.find((one) => one === name);
  if (!part) throw new Error(`--only: there is no part "${name}". There are ${[...parts, ...Object.keys(groups)].join(', ')}.`);
  return part;
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text.replace(/_/g, ''));
  if (!Number.isInteger(value) || value < least) throw new Error(`${name}: "${text}" is not a whole number of at least ${least}.`);
  return value;
}
