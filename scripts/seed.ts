import { installCatalogue } from '../server/catalogue/install.ts';
import { openDatabase } from '../server/db/database.ts';
import { lockDataDir } from '../server/db/lock.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { demoPassword } from '../server/demo/accounts.ts';
import { type Env, readEnv } from '../server/env.ts';
import { openIdentity } from '../server/identity/index.ts';
import { say, stop, took } from './lib/say.mjs';
import { format } from './seed/figures.ts';
import { fillCompany, tidy } from './seed/fillCompany.ts';
import { fillCustomers } from './seed/fillCustomers.ts';
import { fillExercises } from './seed/fillExercises.ts';
import { fillSimulations } from './seed/fillSimulations.ts';
import { fillTraining } from './seed/fillTraining.ts';
import { campaignsOfYear, fillYear } from './seed/fillYear.ts';
import { type LargeCompany, openLargeCompany } from './seed/largeCompany.ts';
import { readOptions, type SeedOptions, usage } from './seed/options.ts';
import { progressBar } from './seed/progress.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) say(usage);
  else await seed(readEnv(), options);
  process.exit(0);
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

async function seed(env: Env, options: SeedOptions): Promise<void> {
  if (env.mode === 'server')
    throw new Error(
      'made-up people do not belong into a production database. For a trial set HEED_DEV=1 and leave FIREBASE_* and SMTP_URL out.',
    );
  const release = lockDataDir(env.dataDir);
  const start = performance.now();
  try {
    const company = await seedDatabase(env, options);
    say(
      `\nDone in ${took(performance.now() - start)}. Sign in as ${company.adminEmail} with ${demoPassword} after the next start.`,
    );
  } finally {
    release();
  }
}

async function seedDatabase(env: Env, { users, company: name, slug, campaigns, customers }: SeedOptions): Promise<LargeCompany> {
  const now = env.clock ?? new Date();
  say('Opening the database …');
  const db = await openDatabase(env, { longStatements: true });
  try {
    await migrateDatabase(db);
    const company = await openLargeCompany(db, { name, slug, now });
    // First of all: whatever ends a long run, its admin can sign in and see what was done.
    await giveAccount(env, company);
    const missing = users - company.present;
    if (missing <= 0) say(`"${name}" has ${format(company.present)} people already.`);
    else {
      say(`Adding ${format(missing)} people to "${name}" …`);
      await fillCompany(db, company, { slug, total: users, now, onDone: progressBar(missing) });
    }
    if (campaigns > 0 || customers > 0) await installCatalogue(db);
    if (campaigns > 0) {
      say(`Giving them ${format(campaigns)} trainings …`);
      await fillTraining(db, company, { campaigns, now, onDone: progressBar(campaigns) });
      await fillExercises(db, company, now);
      say('Sending them a year of phishing simulations …');
      await fillSimulations(db, company, now);
      say('Giving them policies and monthly videos …');
      await fillYear(db, company, { campaigns, now, onDone: progressBar(campaignsOfYear(campaigns)) });
    }
    if (customers > 0) {
      say(`Giving it ${format(customers)} customers …`);
      await fillCustomers(db, company, { slug, total: customers, now, onDone: progressBar(customers) });
    }
    if (missing > 0 || campaigns > 0 || customers > 0) {
      say('Collecting statistics and tidying the tables …');
      await tidy(db);
    }
    return company;
  } finally {
    await db.close();
  }
}

/** Creates the owner's account: with AUTH_EMULATOR_URL at that running node, otherwise in this data directory. */
async function giveAccount(env: Env, { adminId, adminEmail }: LargeCompany): Promise<void> {
  say('Adding the account of its admin …');
  const identity = await openIdentity(env, () => undefined);
  try {
    await identity.putAccounts([{ uid: adminId, email: adminEmail, password: demoPassword, emailVerified: true }]);
  } finally {
    await identity.close();
  }
}
