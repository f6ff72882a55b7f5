import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { now } from '../../clock.ts';
import { hashToken } from '../../core/secretToken.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import { messagePolicy } from '../../html/messagePolicy.ts';
import type { Services } from '../../services.ts';

const perMinute = 300;

/**
 * Shows a preview once. Beside the contract, because a frame sends no token of a session: everybody who has the address may read it. The
 * policy of the panel, which a frame without an address inherits, forbids the styles of a message.
 */
export function mountPreview(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { token: string } }>(
    '/exercise-preview/:token',
    { config: { rateLimit: { max: perMinute } }, exposeHeadRoute: false },
    async (request, reply) => {
      const hash = hashToken(request.params.token);
      const at = now();
      const removed = await ownerTx(db, (tx) =>
        rows<{ hash: string; html: string; isValid: boolean }>(
          tx,
          sql`DELETE FROM exercise_previews WHERE hash = ${hash} OR expires_at <= ${at}
            RETURNING hash, html, expires_at > ${at} AS "isValid"`,
        ),
      );
      const found = removed.find((row) => row.hash === hash && row.isValid);
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': messagePolicy, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
        .send(found?.html ?? '<!doctype html><title></title>');
    },
  );
}
