import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../../core/refusal.ts';
import { rows, run } from '../../../db/rows.ts';
import { ownerTx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { takePaymentEvent } from '../payments/takePaymentEvent.ts';
import { paymentPage, paymentsPage, sandboxCss } from './pages.ts';
import { isOver, type SandboxPayment, sandboxColumns, sandboxPath, sandboxPortalPath, sandboxProvider } from './sandboxProvider.ts';

const cssHash = createHash('sha256').update(sandboxCss).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${cssHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const send = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('content-security-policy', policy).send(html);

const place = z.object({ id: z.uuid() });
const choice = z.object({ choice: z.enum(['pay', 'decline', 'cancel']) });
const portalClaims = z.object({ companyId: z.uuid(), name: z.string(), lang: z.string() });
const stateAfter = { pay: 'paid', decline: 'declined', cancel: 'cancelled' } as const;

/**
 * The pages of the built-in sandbox. A person who knows the URL of a payment page may use it, as with any provider. What happens there
 * reaches the rest of the server only as an event.
 */
export async function mountSandbox(app: FastifyInstance, services: Services): Promise<void> {
  const { db, signer } = services;
  const provider = sandboxProvider(services);

  const find = async (params: unknown): Promise<SandboxPayment> => {
    const parsed = place.safeParse(params);
    const [payment] = parsed.success
      ? await ownerTx(db, (tx) =>
          rows<SandboxPayment>(tx, sql`SELECT ${sandboxColumns} FROM sandbox_payments WHERE id = ${parsed.data.id}`),
        )
      : [];
    if (!payment) throw new Refusal('not_found');
    return payment;
  };
  /** Every report of a final state has the same id, so repeating it after a failure does nothing if the first one arrived. */
  const report = ({ id, state }: SandboxPayment) =>
    takePaymentEvent(services, provider, {
      id: state === 'declined' ? `${id} declined ${randomUUID()}` : `${id} ${state}`,
      sessionId: id,
      isLive: false,
    });

  app.get(`${sandboxPath}/:id`, { config: { rateLimit: {} } }, async ({ params }, reply) => {
    const payment = await find(params);
    if (payment.state === 'paid' || payment.state === 'cancelled') await report(payment);
    return send(reply, paymentPage(payment, isOver(payment)));
  });

  app.get(sandboxPortalPath, { config: { rateLimit: {} } }, async ({ query }, reply) => {
    const { token } = z.object({ token: z.string().catch('') }).parse(query);
    const claims = portalClaims.safeParse(await signer.read('sandbox payments', token));
    if (!claims.success) throw new Refusal('not_found');
    const { companyId, name, lang } = claims.data;
    const payments = await ownerTx(db, (tx) =>
      rows<SandboxPayment>(
        tx,
        sql`SELECT ${sandboxColumns} FROM sandbox_payments WHERE company_id = ${companyId} ORDER BY created_at DESC, id LIMIT 100`,
      ),
    );
    return send(reply, paymentsPage({ name, lang, payments }));
  });

  await app.register(async (withForms) => {
    withForms.removeAllContentTypeParsers();
    withForms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    withForms.post(`${sandboxPath}/:id`, { config: { rateLimit: {} } }, async ({ params, body }, reply) => {
      const chosen = choice.safeParse(body);
      const payment = await find(params);
      if (!chosen.success || isOver(payment)) return reply.redirect(`${sandboxPath}/${payment.id}`, 303);
      const state = stateAfter[chosen.data.choice];
      const changed = await ownerTx(db, (tx) =>
        run(tx, sql`UPDATE sandbox_payments SET state = ${state} WHERE id = ${payment.id} AND state IN ('open', 'declined')`),
      );
      if (changed > 0) await report({ ...payment, state });
      const to = { pay: payment.returnTo, cancel: payment.cancelTo, decline: `${sandboxPath}/${payment.id}` } as const;
      return reply.redirect(changed > 0 ? to[chosen.data.choice] : to.decline, 303);
    });
  });
}
