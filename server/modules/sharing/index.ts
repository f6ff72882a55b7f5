import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import type { CustomerSelection } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownOrLibrary } from '../../db/courseReach.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { requireStart } from '../work/public.ts';
import { requireSameTotal, selectedWhere } from '../customers/public.ts';
import { changeCustomers } from './changeCustomers.ts';
import { type CourseAction, sharingOf } from './courses.ts';
import { findLeftOut } from './eligibility.ts';
import { findCandidates, findReceivers } from './receivers.queries.ts';

interface ShareableCourse {
  id: string;
  name: string;
  isDraft: boolean;
}

/** A course of the library or of the partner itself; what the partner has received from above is not its to share. Refuses with not_found. */
async function findShareable(tx: Tx, { companyId }: Actor, courseId: string): Promise<ShareableCourse> {
  const [course] = await rows<ShareableCourse>(
    tx,
    sql`SELECT k.id, k.name, k.is_draft AS "isDraft" FROM courses k WHERE k.id = ${courseId} AND ${ownOrLibrary(companyId)}`,
  );
  if (!course) throw new Refusal('not_found');
  return course;
}

type Selected = CourseAction & { courseId: string };
type Change = Pick<Parameters<typeof changeCustomers>[3], 'audited' | 'after' | 'steps'> & { selected: Selected };

/** Does something with a course at the selected customers that the action allows. */
async function changeReceivers(tx: Tx, actor: Actor, { selected, ...change }: Change) {
  await allowLongStatements(tx);
  // Deleting a custom training takes the same lock, so a course that is being deleted cannot be shared.
  await lockCompany(tx, actor);
  const { id, name, isDraft } = await findShareable(tx, actor, selected.courseId);
  if (isDraft) throw new Refusal('course_is_draft');
  const subject = { type: 'course', id, label: name } as const;
  const named = { course: name };
  const { changed, skipped } = await changeCustomers(tx, actor, sharingOf(selected), { subject, named, ...change });
  return { changed, skipped };
}

/** Shares a course with the selected customers that do not have it, and starts it there. Refuses with start_in_past. */
function startCourse(tx: Tx, actor: Actor, selected: Selected, when: { daysToComplete: number; startDate: Date | null }) {
  const { courseId } = selected;
  const { daysToComplete } = when;
  const at = now();
  const startsAt = requireStart(when.startDate, at, 'startDate');
  return changeReceivers(tx, actor, {
    selected,
    audited: 'courses.started_at_customers',
    after: { startsAt: startsAt.toISOString(), daysToComplete },
    steps: [
      (ids) => sql`heed_share_course(${courseId}, ${ids}, ${at})`,
      (ids) => sql`heed_start_shared_course(${courseId}, ${ids}, ${startsAt}, ${daysToComplete}, ${at})`,
    ],
  });
}

/**
 * A start at the customers that are selected in their list, at most partnerLimits.selectionIds. Refuses with total_changed, and
 * no_customer_to_change if nothing is selected.
 */
async function startOfSelection<Course extends string | null>(
  tx: Tx,
  actor: Actor,
  selection: CustomerSelection,
  courseId: Course,
) {
  const most = partnerLimits.selectionIds;
  const found = await rows<{ id: string }>(
    tx,
    sql`SELECT v.id FROM customers v WHERE ${selectedWhere(actor, selection)} LIMIT ${most + 1}`,
  );
  if (found.length > most) throw new Refusal('validation_failed', { fields: ['customersIds'] });
  requireSameTotal(selection, found.length);
  if (found.length === 0) throw new Refusal('no_customer_to_change');
  return {
    courseId,
    action: 'start',
    selection: { customerCompanyIds: found.map(({ id }) => id) },
    among: 'notShared',
  } satisfies CourseAction;
}

export const handlers: Handlers<(typeof contract)['sharing']> = {
  async listReceivers({ tx, actor, params: { courseId }, query }) {
    await findShareable(tx, actor, courseId);
    const [page, { searchText }] = paged(query, { orderBy: 'companyName', order: 'ASC' });
    return findReceivers(tx, actor, courseId, { searchText, page });
  },

  async listCandidates({ tx, actor, params: { courseId }, query }) {
    await findShareable(tx, actor, courseId);
    const [page, { searchText, actionType: mode = 'copy_and_start' }] = paged(query, { orderBy: 'companyName', order: 'ASC' });
    return findCandidates(tx, actor, courseId, { searchText, mode, page });
  },

  shareCourse: ({ tx, actor, params: { courseId }, body }) =>
    changeReceivers(tx, actor, {
      selected: { courseId, action: 'share', selection: body, among: 'notShared' },
      audited: 'courses.shared',
      steps: [(ids) => sql`heed_share_course(${courseId}, ${ids}, ${now()})`],
    }),

  startSharedCourse({ tx, actor, params: { courseId }, body }) {
    const { isShared, daysToComplete, startDate, ...selection } = body;
    return startCourse(tx, actor, { courseId, action: 'start', selection, among: isShared ? 'shared' : 'notShared' }, body);
  },

  async findStartExclusions({ tx, actor, body: { courseId, ...selection } }) {
    if (courseId) await findShareable(tx, actor, courseId);
    const selected = await startOfSelection(tx, actor, selection, courseId);
    return findLeftOut(tx, actor, sharingOf(selected), partnerLimits.namedExclusions);
  },

  async startAtCustomers({ tx, actor, body: { courseId, daysToComplete, startDate, ...selection } }) {
    const selected = await startOfSelection(tx, actor, selection, courseId);
    return startCourse(tx, actor, { ...selected, courseId }, { daysToComplete, startDate });
  },

  endSharedCourse: ({ tx, actor, params: { courseId }, query }) =>
    changeReceivers(tx, actor, {
      selected: { courseId, action: 'end', selection: query, among: 'shared' },
      audited: 'courses.ended_at_customers',
      steps: [(ids) => sql`heed_end_shared_course(${courseId}, ${ids}, ${now()})`],
    }),

  unshareCourse: ({ tx, actor, params: { courseId }, query }) =>
    changeReceivers(tx, actor, {
      selected: { courseId, action: 'unshare', selection: query, among: 'shared' },
      audited: 'courses.unshared',
      steps: [(ids) => sql`heed_unshare_course(${courseId}, ${ids}, ${now()})`],
    }),
};
