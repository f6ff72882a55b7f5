import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type ReportAddin, reportAddinPath, type ReportProgram } from '#contract/simulation/reportAddin';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { isTrial, isUnlocked } from '../../../db/plans.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { baseUrl, type Env } from '../../../env.ts';
import type { Secrets } from '../../../secrets.ts';
import { readToken, writeToken } from '../../simulations/public.ts';

type Address = Pick<Env, 'publicUrl' | 'host' | 'port'>;

/** The report button of a company, as its files and reports need it. */
export interface Addin {
  companyId: string;
  /** Of the company. */
  lang: string;
  /** Whether its plan has simulations. Others pass nothing on: who signed up a moment ago must not have us send mails to an address of their choice. */
  isUnlocked: boolean;
  isTrial: boolean;
  key: Buffer;
  addinId: string;
  version: number;
}

/**
 * The address of the button, below our own name: it is installed once and must answer for years, which the names of simulations and of companies
 * with white label need not, and mail filters never take it for a link of a simulation.
 */
export const addinAddress = (env: Address, secrets: Pick<Secrets, 'mac'>, key: Buffer): string =>
  `${baseUrl(env)}${reportAddinPath}/${writeToken(secrets, 'addin', key)}`;

interface Stored {
  key: Buffer;
  createdAt: Date;
  outlookAt: Date | null;
  gmailAt: Date | null;
}

export async function readAddin(
  tx: Tx,
  { env, secrets }: { env: Address; secrets: Pick<Secrets, 'mac'> },
  companyId: string,
): Promise<(Omit<Stored, 'key'> & Pick<ReportAddin, 'address'>) | null> {
  const [found] = await rows<Stored>(
    tx,
    sql`SELECT key, created_at AS "createdAt", outlook_at AS "outlookAt", gmail_at AS "gmailAt"
      FROM simulation_addins WHERE company_id = ${companyId}`,
  );
  if (!found) return null;
  const { key, ...times } = found;
  return { ...times, address: addinAddress(env, secrets, key) };
}

/** Gives the button of a company a new key, which is its first or ends the one before. Outlook takes the new manifest for one of the same add-in. */
export async function renewAddin(tx: Tx, actor: Actor): Promise<void> {
  const { companyId } = actor;
  const label = await lockCompany(tx, actor);
  const [{ version } = { version: 1 }] = await rows<{ version: number }>(
    tx,
    sql`INSERT INTO simulation_addins (company_id, key, addin_id, version, created_at)
      VALUES (${companyId}, ${randomBytes(10)}, ${randomUUID()}, 1, ${now()})
      ON CONFLICT (company_id) DO UPDATE SET key = excluded.key, version = simulation_addins.version + 1, created_at = excluded.created_at
      RETURNING version`,
  );
  const action = version === 1 ? 'simulations.addinSetUp' : 'simulations.addinRenewed';
  await audit(tx, actor, { action, subject: { type: 'company', id: companyId, label } });
}

/** The button that a part of an address names, as the owner; null if it was never signed, or has another key now, or its company may not sign in. */
export async function findAddin(tx: Tx, secrets: Pick<Secrets, 'mac'>, token: string): Promise<Addin | null> {
  const key = readToken(secrets, 'addin', token);
  if (!key) return null;
  const [found] = await rows<Addin>(
    tx,
    sql`SELECT a.company_id AS "companyId", o.lang, ${isUnlocked} AS "isUnlocked", ${isTrial} AS "isTrial", a.key, a.addin_id AS "addinId", a.version
      FROM simulation_addins a JOIN companies o ON o.id = a.company_id WHERE a.key = ${key} AND NOT o.disabled`,
  );
  return found ?? null;
}

/** Notes when a report last came from a program; as the owner. */
export const noteProgram = (tx: Tx, companyId: string, program: ReportProgram): Promise<number> =>
  run(
    tx,
    program === 'outlook'
      ? sql`UPDATE simulation_addins SET outlook_at = ${now()} WHERE company_id = ${companyId}`
      : sql`UPDATE simulation_addins SET gmail_at = ${now()} WHERE company_id = ${companyId}`,
  );
