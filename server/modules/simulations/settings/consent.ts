import { sql } from 'drizzle-orm';
import { consentMonths, consentVersion } from '#contract/simulation/consent';
import type { z } from 'zod';
import type { getSimulationConsent } from '#contract/simulation/settings';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

type Consent = z.output<(typeof getSimulationConsent)['reply']>['data'];

/** Whether a company has agreed to simulations, and whether that still holds. */
export async function readConsent(tx: Tx, companyId: string): Promise<Consent> {
  const [latest] = await rows<{ id: string; name: string; at: Date; until: Date; version: number }>(
    tx,
    sql`SELECT s.consent_by AS id, coalesce((SELECT ${nameOrEmailSql('u')} FROM users u WHERE u.id = s.consent_by), '') AS name,
        s.consent_at AS at, s.consent_at + make_interval(months => ${consentMonths}::int) AS until, s.consent_version AS version
      FROM simulation_settings s WHERE s.company_id = ${companyId} AND s.consent_at IS NOT NULL`,
  );
  const isNeeded = !latest || latest.version !== consentVersion || latest.until <= now();
  if (!latest) return { isNeeded, version: consentVersion, latest: null };
  const { id, name, at, until, version } = latest;
  return { isNeeded, version: consentVersion, latest: { by: { id, name }, at, until, version } };
}

/** Refuses with consent_needed. */
export async function requireConsent(tx: Tx, companyId: string): Promise<void> {
  if ((await readConsent(tx, companyId)).isNeeded) throw new Refusal('consent_needed');
}

/** Agrees on behalf of the company. `header` marks its mails if it has no settings yet. */
export async function giveConsent(tx: Tx, actor: Actor, header: string): Promise<void> {
  const { companyId, userId } = actor;
  const at = now();
  await run(
    tx,
    sql`INSERT INTO simulation_settings (company_id, x_test_phish, consent_by, consent_at, consent_version, updated_at)
      VALUES (${companyId}, ${header}, ${userId}, ${at}, ${consentVersion}, ${at})
      ON CONFLICT (company_id) DO UPDATE SET consent_by = excluded.consent_by, consent_at = excluded.consent_at,
        consent_version = excluded.consent_version, updated_at = excluded.updated_at`,
  );
  await audit(tx, actor, {
    action: 'simulations.consentGiven',
    subject: { type: 'company', id: actor.companyId, label: await lockCompany(tx, actor) },
    after: { version: consentVersion },
  });
}

/** Of a campaign: nothing of it will be sent any more, so there is nothing to pause; its debriefs still leave. */
const isAllSent = sql`(schedule = 'once' AND EXISTS (SELECT FROM simulation_rounds r
  WHERE r.campaign_id = simulation_campaigns.id AND r.status IN ('sent', 'closed')))`;

/** Withdraws it, and pauses what runs or will. Returns the number of paused campaigns. */
export async function withdrawConsent(tx: Tx, actor: Actor): Promise<number> {
  const { companyId } = actor;
  const at = now();
  const withdrawn = await run(
    tx,
    sql`UPDATE simulation_settings SET consent_by = NULL, consent_at = NULL, consent_version = NULL, updated_at = ${at}
      WHERE company_id = ${companyId} AND consent_at IS NOT NULL`,
  );
  const paused = await run(
    tx,
    sql`UPDATE simulation_campaigns SET paused_at = ${at}
      WHERE company_id = ${companyId} AND status IN ('scheduled', 'running', 'suspended') AND paused_at IS NULL AND NOT ${isAllSent}`,
  );
  if (withdrawn > 0)
    await audit(tx, actor, {
      action: 'simulations.consentWithdrawn',
      subject: { type: 'company', id: actor.companyId, label: await lockCompany(tx, actor) },
      after: { paused },
    });
  return paused;
}
