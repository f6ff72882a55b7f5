import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { policyLimits } from '#contract/policies/limits';
import type { getPolicyRecord } from '#contract/policies/revisions';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Call } from '../../http/handler.ts';
import { findRevision, findRevisions, type RevisionOf } from './revisions.queries.ts';
import { countLeftOut } from './reach.ts';

type Record = z.output<typeof getPolicyRecord.reply>;

/** Everybody who got the revision, by name; people who are deleted have no address any more. */
const findPeople = (tx: Tx, companyId: string, revisionId: string): Promise<Record['people']> =>
  rows(
    tx,
    sql`SELECT ${nameOrEmailSql('u')} AS name, CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
        coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
          WHERE m.user_id = u.id), '') AS departments,
        a.assigned_at AS "assignedAt", k.at AS "acknowledgedAt", k.app, u.disabled AS "isDisabled", u.deleted_at IS NOT NULL AS "isDeleted"
      FROM policy_assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id
        LEFT JOIN policy_acknowledgements k ON k.campaign_id = a.campaign_id AND k.user_id = a.user_id
      WHERE a.company_id = ${companyId} AND a.campaign_id = ${revisionId}
      ORDER BY lower(${nameOrEmailSql('u')}), u.id LIMIT ${policyLimits.recordPeople}`,
  );

/** The record of a revision that has begun. Refuses with revision_not_begun. */
export async function findRecord({ tx, actor, params }: Call<typeof getPolicyRecord>): Promise<Record> {
  const { companyId } = actor;
  const of: RevisionOf = params;
  const { departments: _, groups: __, notification: ___, places: ____, ...revision } = await findRevision(tx, companyId, of);
  if (revision.publishedAt === null) throw new Refusal('revision_not_begun');
  const { company, decidedAt } = await oneRow<{ company: string; decidedAt: Date }>(
    tx,
    sql`SELECT c.name AS company, r.created_at AS "decidedAt" FROM policy_revisions r JOIN companies c ON c.id = r.company_id
      WHERE r.company_id = ${companyId} AND r.id = ${of.revisionId}`,
  );
  const all = await findRevisions(tx, companyId, of.policyId);
  return {
    company,
    revision,
    people: await findPeople(tx, companyId, of.revisionId),
    peopleCount: revision.assignments,
    decidedAt,
    leftOut: { disabled: await countLeftOut(tx, companyId, of.revisionId), kept: revision.kept },
    earlier: all.filter(({ number }) => number < revision.number),
    madeAt: now(),
    madeBy: `${actor.name} ${actor.lastName}`.trim() || actor.email,
  };
}
