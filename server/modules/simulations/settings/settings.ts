import { sql } from 'drizzle-orm';
import type { ReportAction, SimulationSettings } from '#contract/simulation/settings';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Secrets } from '../../../secrets.ts';
import { mailAdmins } from '../../users/public.ts';
import { reportsPassedOn } from '../mails.ts';

interface Stored {
  xTestPhish: string;
  email: string;
  gwReportAction: ReportAction;
  msReportAction: ReportAction;
  folderId: string;
}

/** The header of a company that has not set one: its own, so that nobody else’s mail passes by a rule that was made for it. */
export const ownHeader = (secrets: Secrets, companyId: string): string =>
  `heed-${secrets.hash(companyId, 'X-Test-Phish').slice(0, 24)}`;

export async function readSettings(tx: Tx, secrets: Secrets, companyId: string): Promise<Stored> {
  const [found] = await rows<Stored>(
    tx,
    sql`SELECT x_test_phish AS "xTestPhish", coalesce(email, '') AS email, gw_report_action AS "gwReportAction",
        ms_report_action AS "msReportAction", coalesce(folder_id, '') AS "folderId"
      FROM simulation_settings WHERE company_id = ${companyId}`,
  );
  const none: Stored = { xTestPhish: '', email: '', gwReportAction: 'NONE', msReportAction: 'NONE', folderId: '' };
  return found ?? { ...none, xTestPhish: ownHeader(secrets, companyId) };
}

export async function saveSettings(tx: Tx, secrets: Secrets, actor: Actor, settings: SimulationSettings): Promise<void> {
  const { companyId } = actor;
  const before = await readSettings(tx, secrets, companyId);
  const { xTestPhish, email, gwReportAction, msReportAction, folderId } = settings;
  await run(
    tx,
    sql`INSERT INTO simulation_settings (company_id, x_test_phish, email, gw_report_action, ms_report_action, folder_id, updated_at)
      VALUES (${companyId}, ${xTestPhish}, ${email || null}, ${gwReportAction}, ${msReportAction}, ${folderId || null}, ${now()})
      ON CONFLICT (company_id) DO UPDATE SET x_test_phish = excluded.x_test_phish, email = excluded.email,
        gw_report_action = excluded.gw_report_action, ms_report_action = excluded.ms_report_action, folder_id = excluded.folder_id,
        updated_at = excluded.updated_at`,
  );
  const names = (Object.keys(before) as (keyof Stored)[]).filter((name) => before[name] !== settings[name]);
  if (names.length === 0) return;
  const changed = (of: Stored) => Object.fromEntries(names.map((name) => [name, of[name]]));
  const label = await lockCompany(tx, actor);
  await audit(tx, actor, {
    action: 'simulations.settingsSaved',
    subject: { type: 'company', id: companyId, label },
    before: changed(before),
    after: changed(settings),
  });
  // All of them, also who did it: it may have been somebody who took over a session or key, or a partner.
  if (names.includes('email') && email !== '')
    await mailAdmins(tx, companyId, reportsPassedOn, { companyName: label, address: email });
}
