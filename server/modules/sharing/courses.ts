import { type SQL, sql } from 'drizzle-orm';
import type { ShareMode, SharingAction, SharingReason, SharingSelection } from '#contract/partners/sharing';
import type { Reasons, Sharing } from './eligibility.ts';

/**
 * When a reason holds, over customers `v` and what they have received of the course, `r`. What a customer without access started itself is not
 * the partner's to end.
 */
const reasonHolds: Record<SharingReason, SQL> = {
  no_boost: sql`NOT v.is_boosted`,
  suspended: sql`v.disabled_at IS NOT NULL`,
  no_access: sql`NOT v.is_granted`,
  already_running: sql`(NOT coalesce(r.is_used, false) AND EXISTS (SELECT 1 FROM granted_courses g WHERE g.customer_id = v.id AND g.course_id = course.id))`,
  already_shared: sql`r.customer_id IS NOT NULL`,
  already_started: sql`coalesce(r.is_used, false)`,
  not_started: sql`r.campaign_id IS NULL`,
};

/** What excludes a customer from an action; the first that holds is shown. */
const reasonsOf = {
  share: ['already_shared', 'no_boost', 'suspended'],
  start: ['already_started', 'no_boost', 'suspended', 'no_access', 'already_running'],
  end: ['not_started'],
  unshare: ['already_started'],
} as const satisfies Record<SharingAction, readonly SharingReason[]>;
type ReasonOf<Action extends SharingAction> = (typeof reasonsOf)[Action][number];

export const actionOf = { copy: 'share', copy_and_start: 'start' } as const satisfies Record<ShareMode, SharingAction>;

export const courseReasons = <Action extends SharingAction>(action: Action): Reasons<ReasonOf<Action>> =>
  reasonsOf[action].map((reason: ReasonOf<Action>) => [reason, reasonHolds[reason]] as const);

/** Every company below the one in scope, with what it has received of one course. */
export const customersOfCourse = (courseId: string | null): SQL =>
  sql`(SELECT ${courseId}::uuid AS id) course CROSS JOIN customers v LEFT JOIN course_receivers r ON r.customer_id = v.id AND r.course_id = course.id`;

/** Whether customers have the course. */
export const having = { shared: sql`r.customer_id IS NOT NULL`, notShared: sql`r.customer_id IS NULL` } as const;

export interface CourseAction<Action extends SharingAction = SharingAction> {
  /** Without one, what holds for every course decides. */
  courseId: string | null;
  action: Action;
  selection: SharingSelection;
  /** Whether everything is selected among the customers that have the course, or among the others. */
  among: keyof typeof having;
}

/** What an action with a course looks at. */
export const sharingOf = <Action extends SharingAction>({
  courseId,
  action,
  selection,
  among,
}: CourseAction<Action>): Sharing<ReasonOf<Action>> => ({
  customers: customersOfCourse(courseId),
  reasons: courseReasons(action),
  among: having[among],
  selection,
});
