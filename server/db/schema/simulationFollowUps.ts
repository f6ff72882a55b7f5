import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { groups, users } from './people.ts';
import { simulationMessages } from './simulationMessages.ts';

/** Rules of companies: who is phished joins the group, for `months`, or while that is null until their trainings are completed. */
export const simulationFollowUps = pgTable(
  'simulation_follow_ups',
  {
    id: primaryId(),
    companyId: companyId(),
    groupId: uuid('group_id').notNull(),
    months: smallint('months'),
    isActive: boolean('is_active').notNull(),
    /** Since when it was last switched on: who was phished before does not join. */
    activeSince: moment('active_since').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('simulation_follow_ups_company_id').on(t.companyId, t.id),
    unique('simulation_follow_ups_group').on(t.companyId, t.groupId),
    foreignKey({ columns: [t.companyId, t.groupId], foreignColumns: [groups.companyId, groups.id] }).onDelete('cascade'),
    check('simulation_follow_ups_months', sql`${t.months} in (1, 3, 6, 12)`),
  ],
);

/**
 * Who joined by a rule, because of which message. Kept after they left, so that the rule leaves them alone for a while. Who was in the group
 * before has a row that ended at once: they stay, and do not join when somebody takes them out.
 */
export const simulationFollowUpMembers = pgTable(
  'simulation_follow_up_members',
  {
    id: primaryId(),
    companyId: companyId(),
    followUpId: uuid('follow_up_id').notNull(),
    userId: uuid('user_id').notNull(),
    messageId: uuid('message_id').references(() => simulationMessages.id, { onDelete: 'set null' }),
    since: moment('since').notNull(),
    endedAt: moment('ended_at'),
    /** Why it ended; `verdict`: it was no person who followed the link. */
    endedAs: text('ended_as').$type<FollowUpEnd>(),
  },
  (t) => [
    uniqueIndex('simulation_follow_up_members_running').on(t.followUpId, t.userId).where(sql`ended_at is null`),
    index('simulation_follow_up_members_rule').on(t.companyId, t.followUpId, t.since),
    index('simulation_follow_up_members_person').on(t.companyId, t.userId),
    index('simulation_follow_up_members_message').on(t.messageId),
    foreignKey({
      columns: [t.companyId, t.followUpId],
      foreignColumns: [simulationFollowUps.companyId, simulationFollowUps.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    check(
      'simulation_follow_up_members_ended',
      sql`(${t.endedAt} is null) = (${t.endedAs} is null) and ${t.endedAs} in ('completed','time','verdict','removed','member')`,
    ),
  ],
);

/** `removed`: somebody took the person out by hand; `member`: the person was in the group before. */
export type FollowUpEnd = 'completed' | 'time' | 'verdict' | 'removed' | 'member';
