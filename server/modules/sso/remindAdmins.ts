import { sql } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { hourMs } from '#contract/kit/durations';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mailAdmins } from '../users/public.ts';
import { certificateReminder, domainReminder } from './mails.ts';

interface Names {
  companyName: string;
  partnerName: string;
}

/**
 * Mails the admins of a company about domains that wait for their record, and about a certificate that expires soon: each matter once in
 * partnerLimits.adminReminderHours, counted for all callers together. The company is locked by now. Refuses with mail_sent_too_often or
 * nobody_to_remind.
 */
export async function remindSsoAdmins(tx: Tx, companyId: string, names: Names, expiresAt: Date | undefined): Promise<void> {
  const { domains } = await oneRow<{ domains: string | null }>(
    tx,
    sql`SELECT string_agg(domain, ', ' ORDER BY domain) AS domains FROM company_domains WHERE company_id = ${companyId} AND proved_at IS NULL`,
  );
  const open = [
    ...(domains ? [{ kind: domainReminder, params: { ...names, domains } }] : []),
    ...(expiresAt ? [{ kind: certificateReminder, params: { ...names, effectDate: expiresAt.toISOString().slice(0, 10) } }] : []),
  ];
  const lately = await sentLately(tx, companyId);
  const due = open.filter(({ kind }) => !lately.includes(kind.template));
  if (due.length === 0) throw new Refusal('mail_sent_too_often');
  for (const { kind, params } of due)
    if ((await mailAdmins(tx, companyId, kind, params)) === 0) throw new Refusal('nobody_to_remind');
}

async function sentLately(tx: Tx, companyId: string): Promise<string[]> {
  const since = new Date(now().getTime() - partnerLimits.adminReminderHours * hourMs);
  const templates = [domainReminder.template, certificateReminder.template];
  const sent = await rows<{ template: string }>(
    tx,
    sql`SELECT DISTINCT template FROM mails WHERE company_id = ${companyId} AND created_at > ${since}
      AND template = ANY(${sql.param(templates)}::text[])`,
  );
  return sent.map(({ template }) => template);
}
