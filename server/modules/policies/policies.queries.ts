import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listPolicies, policyDetails, policyOrderFields } from '#contract/policies/policies';
import { policyLimits } from '#contract/policies/limits';
import type { PolicyPlace, PolicySource } from '#contract/policies/states';
import { now } from '../../clock.ts';
import { findPreset, placesIn } from '../../catalogue/policies/index.ts';
import { Refusal } from '../../core/refusal.ts';
import { readPage } from '../../db/page.ts';
import { nameOrEmailSql, presentNameSql } from '../../db/personName.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import { sha256Of } from './content.ts';

type Details = z.output<typeof policyDetails>;
type Policy = Omit<Details, 'draft' | 'edit' | 'presetEdition' | 'libraryEdition'>;
type Current = NonNullable<Policy['current']>;

/** Figures `f` of revisions `r`, from what triggers count. Tasks are overdue only where they can still be done. */
export const figures = sql`LATERAL (SELECT coalesce(sum(w.n), 0)::int AS assignments, coalesce(sum(w.done), 0)::int AS acknowledged,
    coalesce(sum(w.n) FILTER (WHERE w.status = 'overdue' AND r.status = 'running'), 0)::int AS overdue,
    round((sum(w.done_seconds) / nullif(sum(w.done), 0) / 86400)::numeric, 1)::float8 AS "averageAcknowledge"
  FROM work_facts w WHERE w.company_id = r.company_id AND w.kind = 'policy' AND w.set_id = r.company_id AND w.campaign_id = r.id) f`;

/** The revision that the state of policy `p` is about; see policyStates of the contract. */
export const currentRevision = sql`LATERAL (SELECT * FROM policy_revisions c WHERE c.policy_id = p.id
    ORDER BY c.status IN ('running', 'suspended') DESC, c.status = 'scheduled' DESC, c.number DESC LIMIT 1) r`;

const from = sql`policies p JOIN companies o ON o.id = p.company_id LEFT JOIN policy_drafts d ON d.policy_id = p.id
  LEFT JOIN ${currentRevision} ON true LEFT JOIN ${figures} ON r.id IS NOT NULL
  LEFT JOIN policy_revisions s ON s.policy_id = p.id AND s.status = 'scheduled' AND s.id <> r.id
  LEFT JOIN users w ON w.company_id = p.company_id AND w.id = p.owner_id AND w.deleted_at IS NULL`;

const state = sql`coalesce(r.status, 'draft')`;
/** A policy that has ended is not reviewed any more. */
const nextReviewOn = sql`(CASE WHEN r.status IN ('running', 'suspended') THEN p.next_review_on END)`;
const isReviewDue = (): SQL => sql`coalesce(${nextReviewOn} <= (${now()}::timestamptz AT TIME ZONE o.time_zone)::date, false)`;

const columns = (): SQL => sql`p.id, p.name, coalesce(d.source, r.source) AS source, coalesce(d.language, r.language) AS language,
  p.preset_id AS "presetId", ${state} AS state, d.policy_id IS NOT NULL AS "hasDraft",
  w.id AS "ownerId", ${nameOrEmailSql('w')} AS "ownerName", p.review_months AS "reviewMonths", ${nextReviewOn}::text AS "nextReviewOn",
  ${isReviewDue()} AS "isReviewDue", p.created_at AS "createdAt",
  r.id AS "revisionId", r.number, r.status, r.starts_at AS "startsAt", r.ended_at AS "endedAt", f.assignments, f.acknowledged, f.overdue,
  s.id AS "scheduledId", s.number AS "scheduledNumber", s.starts_at AS "scheduledAt"`;

interface PolicyRow extends Omit<Policy, 'current' | 'scheduled'> {
  revisionId: string | null;
  number: number;
  status: Current['status'];
  startsAt: Date;
  endedAt: Date | null;
  assignments: number;
  acknowledged: number;
  overdue: number;
  scheduledId: string | null;
  scheduledNumber: number;
  scheduledAt: Date;
}

function toPolicy(row: PolicyRow): Policy {
  const { revisionId, number, status, startsAt, endedAt, assignments, acknowledged, overdue, ...rest } = row;
  const { scheduledId, scheduledNumber, scheduledAt, ...policy } = rest;
  return {
    ...policy,
    current: revisionId === null ? null : { id: revisionId, number, status, startsAt, endedAt, assignments, acknowledged, overdue },
    scheduled: scheduledId === null ? null : { id: scheduledId, number: scheduledNumber, startsAt: scheduledAt },
  };
}

const orders = {
  name: sql`lower(p.name)`,
  progress: sql`f.acknowledged::float8 / nullif(f.assignments, 0)`,
  overdue: sql`f.overdue`,
  nextReviewOn,
  createdAt: sql`p.created_at`,
} as const satisfies Record<(typeof policyOrderFields)[number], SQL>;

type ListQuery = z.output<NonNullable<typeof listPolicies.query>>;

/** One page of the policies of a company. */
export async function findPolicies(tx: Tx, companyId: string, query: ListQuery) {
  const { order = 'ASC', orderBy = 'name', pageNumber = 1, pageSize: limit = policyLimits.pageSizes[0] } = query;
  const where = allOf([
    sql`p.company_id = ${companyId}`,
    ...contains(sql`p.name`, query.search),
    isOneOf(state, { chosen: query.states }),
    isOneOf(sql`coalesce(d.source, r.source)`, { chosen: query.sources }),
    ...(query.reviewDue ? [sql`${isReviewDue()} = ${query.reviewDue === 'true'}`] : []),
  ]);
  const { items, totalCount } = await readPage<PolicyRow>(tx, {
    columns: columns(),
    from,
    where,
    by: orders[orderBy],
    ties: sql`lower(p.name)`,
    id: sql`p.id`,
    page: { order, limit, offset: (pageNumber - 1) * limit },
  });
  return { data: items.map(toPolicy), totalCount };
}

interface DraftRow {
  edit: number;
  presetEdition: number | null;
  draftSource: PolicySource | null;
  draftLanguage: string;
  html: string;
  places: Partial<Record<PolicyPlace, string>>;
  file: string | null;
  fileId: string | null;
  fileSha256: string | null;
  fileName: string | null;
  fileBytes: number | null;
  changeNote: string;
  savedAt: Date;
  savedByName: string | null;
  currentSha256: string | null;
}

/** One policy of the company with its draft. Refuses with not_found. */
export async function findPolicy(tx: Tx, companyId: string, policyId: string): Promise<Details> {
  const [row] = await rows<PolicyRow & DraftRow>(
    tx,
    sql`SELECT ${columns()}, coalesce(d.preset_edition, r.preset_edition) AS "presetEdition",
        d.source AS "draftSource", d.language AS "draftLanguage", d.html, d.places, d.file, d.file_id AS "fileId", x.sha256 AS "fileSha256",
        d.file_name AS "fileName", d.file_bytes AS "fileBytes", d.change_note AS "changeNote", p.edit, d.saved_at AS "savedAt",
        ${presentNameSql(sql`d.saved_by`)} AS "savedByName", r.content_sha256 AS "currentSha256"
      FROM ${from} LEFT JOIN files x ON x.company_id = d.company_id AND x.id = d.file_id
      WHERE p.company_id = ${companyId} AND p.id = ${policyId}`,
  );
  if (!row) throw new Refusal('not_found');
  const { presetEdition, draftSource, draftLanguage, html, places, file, fileId, fileSha256, fileName, fileBytes, ...rest } = row;
  const { changeNote, edit, savedAt, savedByName, currentSha256, ...policy } = rest;
  return {
    ...toPolicy(policy),
    presetEdition,
    libraryEdition: findPreset(policy.presetId ?? '')?.edition ?? null,
    edit,
    draft: draftSource && {
      source: draftSource,
      language: draftLanguage,
      html,
      places,
      openPlaces: placesIn(html),
      file: file && fileId ? { id: fileId, url: mediaAddress(file), name: fileName ?? '', bytes: fileBytes ?? 0 } : null,
      changeNote,
      savedAt,
      savedByName,
      isUnchanged: currentSha256 !== null && currentSha256 === (fileSha256 ?? sha256Of(html)),
    },
  };
}
