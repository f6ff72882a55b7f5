import { type SQL, sql } from 'drizzle-orm';

/** Whether an invoice `i` should have been paid by this moment. */
export const isOverdue = (at: Date): SQL => sql`(i.status = 'open' AND i.due_at < ${at})`;

/** Full days, at least one, since an invoice `i` was due; null if it is not overdue. */
export const daysOverdue = (at: Date): SQL =>
  sql`CASE WHEN ${isOverdue(at)} THEN greatest(1, floor(extract(epoch FROM ${at}::timestamptz - i.due_at) / 86400))::int END`;
