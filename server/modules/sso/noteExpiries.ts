import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { ssoConnections } from '../../db/schema.ts';
import type { RunTx } from '../../jobs/job.ts';
import { expiryIn } from './certificate.ts';

/** Connections of one transaction. */
const lot = 500;

/**
 * Stores when certificates expire that were saved before this time was stored, or by other code than `saveConnection`: SQL cannot read a
 * certificate. For one that cannot be read the time is unknown: it is stored as never, so that it is not read again.
 */
export async function noteExpiries(run: RunTx): Promise<void> {
  const isUnread = and(isNotNull(ssoConnections.certificate), isNull(ssoConnections.certificateExpiresAt));
  await run(async (tx) => {
    const unread = await tx
      .select({ id: ssoConnections.id, certificate: ssoConnections.certificate })
      .from(ssoConnections)
      .where(isUnread)
      .limit(lot);
    for (const { id, certificate } of unread)
      await tx
        .update(ssoConnections)
        .set({ certificateExpiresAt: readExpiry(certificate ?? '') })
        .where(eq(ssoConnections.id, id));
  });
}

const readExpiry = (certificate: string): Date | SQL => expiryIn(certificate) ?? sql`'infinity'`;
