import { parseArgs } from 'node:util';
import { z } from 'zod';
import { email, text } from '#contract/kit/endpoint';
import { sessionLimits } from '#contract/session/limits';
import { houseRoles } from '#contract/roles';
import { openDatabase } from '../server/db/database.ts';
import { lockDataDir } from '../server/db/lock.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { ownerTx } from '../server/db/tx.ts';
import { baseUrl, readEnv } from '../server/env.ts';
import { languages } from '../locales/languages.ts';
import { makeAdmin } from './createAdmin/makeAdmin.ts';
import { command } from './lib/commandLine.ts';
import { say } from './lib/say.mjs';

const usage = `npm run create-admin -- --email ana@example.com --company "Example Ltd" [--name Ana] [--lang en]
npm run create-admin -- --staff superadmin --email you@example.com --company "Our company"

Makes an administrator of a customer, and the company when there is none of that name yet. With --staff it makes one of
your own staff instead, ${houseRoles.join(' or ')}, who may act in every company; --company is then the name of your own
company and is needed for the first of them only. A new embedded data directory that has staff gets no demo.
Prints a link with which the person chooses a password; it works once and for ${sessionLimits.oneTimeLinkHours} hours. Run again for a new link.
With the embedded database the server must be stopped; with PostgreSQL it may run.`;

const codes = languages.map(({ code }) => code);
const options = z.object({
  email,
  company: text().optional(),
  staff: z.enum(houseRoles, { error: `must be one of ${houseRoles.join(', ')}` }).optional(),
  name: text().optional(),
  lang: z.enum(codes, { error: `must be one of ${codes.join(', ')}` }).default('en'),
});

function readOptions(args: string[]) {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { email: string, company: string, staff: string, name: string, lang: string, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return undefined;
  const parsed = options.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`);
  throw new Error(`${wrong.join('; ')}.\n\n${usage}`);
}

await command(async (args) => {
  const options = readOptions(args);
  if (!options) return say(usage);
  const env = readEnv();
  const unlock = env.databaseUrl ? () => undefined : lockDataDir(env.dataDir);
  const db = await openDatabase(env);
  try {
    await migrateDatabase(db);
    const { token, company } = await ownerTx(db, (tx) => makeAdmin(tx, options));
    say(company.isNew ? `Made the company ${company.name}.` : `The company ${company.name} was there already.`);
    say(`\nOpen this link within ${sessionLimits.oneTimeLinkHours} hours to choose a password for ${options.email}:\n`);
    say(`  ${baseUrl(env)}/change-password?token=${token}\n`);
  } finally {
    await db.close();
    unlock();
  }
});
