import { sql } from 'drizzle-orm';
import { messageLimits } from '#contract/messageTemplates/limits';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { hashToken, newToken } from '../../core/secretToken.ts';
import { run } from '../../db/rows.ts';
import { exercisePreviews } from '../../db/schema.ts';
import { ownerTx, scopeOf, tenantTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';

/** Pages of a company that wait for their reader; an older one makes room. Nobody has so many open, and a script cannot fill the database. */
const mostWaiting = 30;

/** Keeps a page to be shown once, for a while. Returns its address. */
export async function keepPreview({ db }: Pick<Services, 'db'>, actor: Actor, html: string): Promise<string> {
  const token = newToken();
  const at = now();
  const { companyId } = actor;
  const expiresAt = new Date(at.getTime() + messageLimits.previewSeconds * 1000);
  await tenantTx(db, scopeOf(actor), 'write', async (tx) => {
    await tx.insert(exercisePreviews).values({ hash: hashToken(token), companyId, html, expiresAt });
  });
  // A request may add pages, but not read or delete them.
  await ownerTx(db, (tx) =>
    run(
      tx,
      sql`DELETE FROM exercise_previews WHERE expires_at <= ${at} OR hash IN (SELECT hash FROM exercise_previews
        WHERE company_id = ${companyId} ORDER BY expires_at DESC, hash OFFSET ${mostWaiting})`,
    ),
  );
  return `/exercise-preview/${token}`;
}
