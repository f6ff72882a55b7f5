import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companyId, createdAt, moment, primaryId } from '../columns.ts';
import { companies } from './companies.ts';
import { groups, users } from './people.ts';

/** The token with which the directory of a company calls our SCIM server: one for each company. A new token replaces the row. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    /** SHA-256; the token itself is shown once. */
    hash: text('hash').notNull().unique(),
    /** Its last four characters. */
    hint: text('hint').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [unique('scim_tokens_company').on(t.companyId)],
);

/** What a directory knows of the people it manages (`users.scim_managed`). Rows of people whom it has let go count the disablings only. */
export const scimPeople = pgTable(
  'scim_people',
  {
    userId: uuid('user_id').primaryKey(),
    companyId: companyId(),
    /** The directory's name of the person; the e-mail address may differ. */
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    /** Name of the department in the directory. Memberships that admins add are independent of it. */
    department: text('department'),
    /** What the directory last said, in its own words, where it is a language and a time zone of ours; somebody may have set others since. */
    preferredLanguage: text('preferred_language'),
    timeZone: text('time_zone'),
    /** When the directory deleted the person. They stay here, and an admin decides. */
    removedAt: moment('removed_at'),
    /** When the directory last deactivated the person, and with which token; real time. */
    deactivatedAt: moment('deactivated_at'),
    deactivatedBy: uuid('deactivated_by'),
    /** When the directory last changed the person's e-mail address, and with which token; real time. */
    movedAt: moment('moved_at'),
    movedBy: uuid('moved_by'),
    /** The new address from the directory of a person who uses the panel, until they or the account owner confirm it. */
    movesTo: text('moves_to'),
    /** The person rejected that address; the directory still sends it. */
    moveDeclined: boolean('move_declined').notNull().default(false),
  },
  (t) => [
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
    uniqueIndex('scim_people_user_name').on(t.companyId, sql`lower(${t.userName})`).where(sql`removed_at is null`),
    index('scim_people_external_id').on(t.companyId, t.externalId),
    index('scim_people_deactivated').on(t.deactivatedBy, t.deactivatedAt),
    index('scim_people_moved').on(t.movedBy, t.movedAt),
    index('scim_people_moving').on(t.companyId).where(sql`moves_to is not null and not move_declined`),
  ],
);

/** Groups that the directory manages. It sees and changes only its own people in them. */
export const scimGroups = pgTable(
  'scim_groups',
  { groupId: uuid('group_id').primaryKey(), companyId: companyId(), externalId: text('external_id') },
  (t) => [
    foreignKey({ columns: [t.companyId, t.groupId], foreignColumns: [groups.companyId, groups.id] }).onDelete('cascade'),
    index('scim_groups_external_id').on(t.companyId, t.externalId),
  ],
);
