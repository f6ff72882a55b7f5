import { sql } from 'drizzle-orm';
import { customersPageOf } from '#contract/partners/customersPageOf';
import { type FindingName, findingNames } from '#contract/partners/customerStates';
import { partnerLimits } from '#contract/partners/limits';
import type { CompanyType } from '#contract/roles';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { RunTx } from '../../../jobs/job.ts';
import { writeDay } from '../../../mail/dates.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { translatorFor } from '../../../texts/lookUp.ts';
import { customerFindings } from '../mails.ts';
import { countFindings, findEachFirst, type FindingRow } from './findings.queries.ts';

const { mailDay, mailHour, mailedNames } = partnerLimits.findings;

/** The moment of this week's mail, in the time zone of company `c`. */
const thisWeek = (at: Date) =>
  sql`((date_trunc('week', ${at}::timestamptz AT TIME ZONE c.time_zone) + make_interval(days => ${mailDay}, hours => ${mailHour})) AT TIME ZONE c.time_zone)`;

/**
 * Admins of partners for whom this week's mail is not decided yet: people who first signed in before its moment, and have not switched it
 * off.
 */
const due = (at: Date) => sql`FROM companies c
    JOIN users a ON a.company_id = c.id AND a.account <> 'learner' AND a.deleted_at IS NULL AND NOT a.disabled AND a.held_at IS NULL
    LEFT JOIN finding_mails m ON m.user_id = a.id
  WHERE c.is_partner AND NOT c.disabled AND a.first_session_at < ${thisWeek(at)} AND ${thisWeek(at)} <= ${at}
    AND m.is_off IS NOT TRUE AND (m.decided_at IS NULL OR m.decided_at < ${thisWeek(at)})`;

/** Sends the weekly mail about findings. Partners whose customers have none get nothing that week. Each partner has a transaction of its own. */
export async function mailFindings(at: Date, run: RunTx): Promise<void> {
  const partners = await run((tx) => rows<{ id: string }>(tx, sql`SELECT DISTINCT c.id ${due(at)}`));
  for (const { id } of partners) await run((tx) => mailPartner(tx, id, at));
}

interface Reader {
  id: string;
  email: string;
  name: string;
  lang: string;
  companyName: string;
  companyType: CompanyType;
  timeZone: string;
}

async function mailPartner(tx: Tx, companyId: string, at: Date): Promise<void> {
  const readers = await rows<Reader>(
    tx,
    sql`WITH due AS (SELECT a.id, a.company_id, a.email, a.name, c.lang, c.name AS "companyName", c.company_type AS "companyType",
        c.time_zone AS "timeZone" ${due(at)} AND c.id = ${companyId}),
      decided AS (INSERT INTO finding_mails AS f (user_id, company_id, decided_at) SELECT id, company_id, ${at}::timestamptz FROM due
        ON CONFLICT (user_id) DO UPDATE SET decided_at = excluded.decided_at RETURNING f.user_id)
      SELECT due.* FROM due JOIN decided ON decided.user_id = due.id`,
  );
  // What the partner may see is decided by the views, for the company in scope.
  await rows(tx, sql`SELECT set_config('app.company', ${companyId}, true)`);
  const { affected, counts } = await countFindings(tx, { companyId });
  if (affected === 0) return;
  const found = findingNames.filter((finding) => counts[finding] > 0);
  const named = await findEachFirst(tx, { companyId }, found, mailedNames);
  for (const { id: userId, email: to, name, lang, companyName, companyType, timeZone } of readers) {
    const t = translatorFor(lang);
    const format = new Intl.NumberFormat(lang);
    const linesOf = (finding: FindingName) => {
      const customers = named.filter((row) => row.finding === finding).map((row) => nameOf(row, lang, timeZone));
      const names = [...customers, ...(customers.length < counts[finding] ? ['…'] : [])].join(', ');
      // i18n-keys: customers.findings.names.*
      return `• ${t(`customers.findings.names.${finding}`)} – ${format.format(counts[finding])}: ${names}`;
    };
    const params = { ...(name && { name }), companyName, total: format.format(affected), findings: found.map(linesOf).join('\n') };
    await queueMail(tx, { companyId, userId, to, kind: customerFindings, lang, params: { ...params, page: pageOf(companyType) } });
  }
}

/** Findings about an end, whose day says how urgent they are. */
const withDay: readonly FindingName[] = ['licencesEnded', 'licencesEnding', 'trialEnding', 'certificateExpiring'];

/** A customer in a line, isolated because its direction may differ from that of the mail. */
function nameOf({ name, finding, at }: FindingRow, lang: string, timeZone: string): string {
  const day = withDay.includes(finding) && at ? ` (${writeDay(at, lang, timeZone)})` : '';
  return `\u2068${name}\u2069${day}`;
}

/** The page on which an admin of the partner finds its customers. */
const pageOf = (companyType: CompanyType): string =>
  customersPageOf({
    role: 'admin',
    companyType,
    plan: 'boost',
    integration: null,
    isActingElsewhere: false,
    isActingSession: false,
  });
