import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { startRehearsal as endpoint } from '#contract/simulation/rehearsal';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import { ownerTx, scopeOf, tenantTx, type Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { judgeFailure } from '../../../mail/failure.ts';
import { keepInOutbox } from '../../../mail/keepInOutbox.ts';
import type { Services } from '../../../services.ts';
import { findWayWithLinks } from '../campaigns/launch.ts';
import type { Links } from '../../simulationHosts/public.ts';
import { simulatedMail } from '../mails.ts';
import { MustStay } from '../sending/gate.ts';
import { type QueuedMessage, renderSimulation } from '../sending/render.ts';
import { openWay } from '../sending/send.ts';
import { senderOf, type Way } from '../sending/way.ts';
import { ownHeader } from '../settings/settings.ts';
import { requireNoStop } from '../settings/stops.ts';
import { readRehearsal } from './readRehearsal.ts';

/** Sends the mail while its caller waits: so they see at once whether their sender takes it. */
export const startRehearsal: Handler<typeof endpoint> = async ({ services, actor, body }) => {
  const { db, env } = services;
  const { way, links } = await ownerTx(db, (tx) => findWayWithLinks(tx, env, actor.companyId, body.fromDomain));
  const id = randomUUID();
  const message = await tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
    await requireNoStop(tx, actor.companyId);
    return store(tx, actor, { ...body, id, header: ownHeader(services.secrets, actor.companyId) });
  });
  await send(services, message, { way, links });
  return { data: await tenantTx(services.db, scopeOf(actor), 'read', (tx) => readRehearsal(tx, actor, id)) };
};

interface NewRehearsal {
  id: string;
  templateId: string;
  loginPageId: string | null;
  fromDomain: string | null;
  emailPlatform: number;
  /** Marks it if the company has no header of its own yet. */
  header: string;
}

async function store(tx: Tx, actor: Actor, rehearsal: NewRehearsal): Promise<QueuedMessage> {
  const { companyId, userId } = actor;
  const { id, templateId, loginPageId, fromDomain, emailPlatform, header } = rehearsal;
  const key = randomBytes(10);
  const [template] = await rows<{ versionId: string; name: string }>(
    tx,
    sql`SELECT t.version_id AS "versionId", v.name FROM simulation_templates t JOIN simulation_template_versions v ON v.id = t.version_id
      WHERE t.id = ${templateId} AND t.deleted_at IS NULL AND (t.company_id IS NULL OR t.company_id = ${companyId})`,
  );
  if (!template) throw new Refusal('validation_failed', { fields: ['templateId'] });
  const [landing] = await rows(
    tx,
    sql`SELECT 1 FROM simulation_landings WHERE id = ${loginPageId} AND deleted_at IS NULL AND (company_id IS NULL OR company_id = ${companyId})`,
  );
  if (loginPageId !== null && !landing) throw new Refusal('validation_failed', { fields: ['loginPageId'] });
  await run(
    tx,
    sql`INSERT INTO simulation_rehearsals (id, company_id, user_id, key, version_id, landing_id, from_domain, email_platform, email, created_at)
      VALUES (${id}, ${companyId}, ${userId}, ${key}, ${template.versionId}, ${loginPageId}, ${fromDomain}, ${emailPlatform}, ${actor.email}, ${now()})`,
  );
  await audit(tx, actor, { action: 'simulations.tested', subject: { type: 'template', id: templateId, label: template.name } });
  return oneRow<QueuedMessage>(
    tx,
    sql`SELECT r.id AS "messageId", r.company_id AS "companyId", r.key, r.email AS to, u.name AS "firstName", o.name AS "companyName",
        coalesce((SELECT min(d.name) FROM user_departments x JOIN departments d ON d.id = x.department_id WHERE x.user_id = u.id), o.name) AS department,
        t.language, v.sender_name AS "senderName", v.sender_local AS "senderLocal", v.subject, v.html, v.text, r.from_domain AS "fromDomain",
        coalesce(s.x_test_phish, ${header}) AS "xTestPhish", coalesce(s.is_trap_enabled, true) AS "isTrapEnabled", 0 AS attempts, 0 AS postponed
      FROM simulation_rehearsals r JOIN simulation_template_versions v ON v.id = r.version_id JOIN simulation_templates t ON t.id = v.template_id
        JOIN users u ON u.id = r.user_id JOIN companies o ON o.id = r.company_id LEFT JOIN simulation_settings s ON s.company_id = r.company_id
      WHERE r.id = ${id}`,
  );
}

/** Nobody who gets it shall take it for a mail of a campaign. */
const marked = (subject: string) => `[TEST] ${subject}`;

async function send(
  services: Pick<Services, 'db' | 'env' | 'secrets' | 'log'>,
  message: QueuedMessage,
  { way, links: { origin } }: { way: Way; links: Links },
): Promise<void> {
  const { db, secrets, log } = services;
  const id = message.messageId;
  const gate = async () => {
    const left = await ownerTx(db, (tx) =>
      run(tx, sql`UPDATE simulation_rehearsals SET leaving_at = ${now()} WHERE id = ${id} AND leaving_at IS NULL`),
    );
    if (left !== 1) throw new MustStay('it has left already');
  };
  const post = openWay(services, { way, sender: senderOf(way) });
  try {
    if (!post) throw new Error('the sender could not be opened');
    const mail = renderSimulation(message, { secrets, origin, domain: way.domain, at: now() });
    const test = { ...mail, subject: marked(mail.subject) };
    if (post.keepsText) {
      await gate();
      await keepInOutbox(db, { companyId: message.companyId, kind: simulatedMail, lang: message.language }, test);
    } else await post.send(test, gate);
    await ownerTx(db, (tx) => run(tx, sql`UPDATE simulation_rehearsals SET is_accepted = true WHERE id = ${id}`));
  } catch (error) {
    const { failure } = judgeFailure(error);
    log.warn({ rehearsal: id, reason: failure.kind }, 'a rehearsal could not be sent');
    await ownerTx(db, (tx) =>
      run(tx, sql`UPDATE simulation_rehearsals SET failure = ${JSON.stringify(failure)}::jsonb WHERE id = ${id}`),
    );
  } finally {
    post?.close();
  }
}
