import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companyId, createdAt, moment } from '../columns.ts';
import { users } from './people.ts';
import { ssoConnections } from './sso.ts';

/**
 * Sessions on the pages of learners: no sessions of the panel, which they open nothing of. `hash` is that of the cookie. A person who is
 * disabled or deleted has none that counts, and neither has one whose company is disabled: each request looks.
 */
export const learnerSessions = pgTable(
  'learner_sessions',
  {
    hash: text('hash').primaryKey(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    /** Opened from the panel, by an admin who wants to see what learners see. */
    isPreview: boolean('is_preview').notNull(),
    /** The connection of single sign-on through which it was opened, and with which it ends; null for one that a link has opened. */
    connectionId: uuid('connection_id').references(() => ssoConnections.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('learner_sessions_user').on(t.companyId, t.userId),
    index('learner_sessions_expiry').on(t.expiresAt),
    index('learner_sessions_connection').on(t.connectionId).where(sql`connection_id is not null`),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  ],
);
