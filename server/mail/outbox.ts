import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../db/database.ts';
import { messagePolicy } from '../html/messagePolicy.ts';
import { mailKindOf } from './mailKind.ts';
import { documentPage, listPage, messagePage, outboxCss } from './outboxPages.ts';

const perPage = 50;
const cssHash = createHash('sha256').update(outboxCss).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${cssHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const loopbackPeer = /^(::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Headers that a proxy adds. */
const ofProxies = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/**
 * Mails contain links that sign people in, so only a browser on this machine may read them. Behind a proxy, or with a foreign host
 * name that resolves to this machine (DNS rebinding), a remote client would look local, so both are rejected.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request;
  const proxied = Object.keys(headers).some((name) => ofProxies.test(name));
  return !proxied && loopbackPeer.test(socket.remoteAddress ?? '') && loopbackName.test(headers.host ?? '');
}

const send = (reply: FastifyReply, html: string, contentPolicy = policy) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .send(html);

const listQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) });
const messageParams = z.object({ id: z.uuid() });

export interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
  template: string;
  status: string;
  lang: string;
  created_at: Date;
}

export interface OutboxMail extends OutboxRow {
  body: string | null;
  /** HTML at the end of the mail. */
  document: string | null;
}

/** `/outbox` shows the mail that is not really sent. Never mounted in server mode. */
export function mountOutbox(app: FastifyInstance, { db }: { db: Database }): void {
  const guard = async (request: FastifyRequest) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found');
  };
  app.get('/outbox', { onRequest: guard }, async (request, reply) => {
    const { page } = listQuery.parse(request.query);
    const { rows } = await db.pool.query<OutboxRow>(
      `SELECT id, recipient, coalesce(subject, '') AS subject, template, status, lang, created_at FROM mails
        ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`,
      [perPage + 1, (page - 1) * perPage],
    );
    return send(reply, listPage(rows.slice(0, perPage), page, rows.length > perPage));
  });
  const find = async (params: unknown) => {
    const parsed = messageParams.safeParse(params);
    if (!parsed.success) throw new Refusal('not_found');
    const { rows } = await db.pool.query<OutboxMail>(
      `SELECT id, recipient, coalesce(subject, '') AS subject, template, status, lang, created_at, body, params->>'document' AS document
        FROM mails WHERE id = $1`,
      [parsed.data.id],
    );
    const [mail] = rows;
    if (!mail) throw new Refusal('not_found');
    // Other mails have no value that is HTML.
    return { ...mail, document: mailKindOf(mail.template)?.hasDocument ? mail.document : null };
  };
  app.get('/outbox/:id', { onRequest: guard }, async ({ params }, reply) => send(reply, messagePage(await find(params))));
  // In a frame with a policy of its own: unlike the rest of a mail, it is HTML with styles.
  app.get('/outbox/:id/document', { onRequest: guard }, async ({ params }, reply) => {
    const { document } = await find(params);
    if (document === null) throw new Refusal('not_found');
    return send(reply.header('x-frame-options', 'SAMEORIGIN'), documentPage(document), messagePolicy);
  });
}
