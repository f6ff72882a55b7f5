import { eq, isNotNull, isNull, and } from 'drizzle-orm';
import { ssoConnections } from '../../db/schema.ts';
import type { RunTx } from '../../jobs/job.ts';
import { expiryOf } from './certificate.ts';

/** Connections of one transaction. */
const lot = 500;

/**
 * Notes when certificates expire that were saved before this was noted, or by other code than `saveConnection`: SQL cannot read a
 * certificate. One that cannot be read counts as expired.
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

function readExpiry(certificate: string): Date {
  try {
    return expiryOf(certificate);
  } catch {
    return new Date(0);
  }
}
