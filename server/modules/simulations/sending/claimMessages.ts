import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { consentVersion } from '#contract/simulation/consent';
import { simulationLimits } from '#contract/simulation/limits';
import { machineTime, now } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Env } from '../../../env.ts';
import { noteDomain } from '../../simulationHosts/public.ts';
import { foldSent } from './fold.ts';
import { paceLeft, spendPace } from './pace.ts';
import { releaseExpired } from './queue.ts';
import type { QueuedMessage } from './render.ts';
import { findWay, linksOf, paceOf, senderOf, type Way } from './way.ts';

/** Mails that leave through one sender, from one domain. */
export interface Load {
  claimId: string;
  sender: string;
  way: Way;
  /** Of the links in them. */
  origin: string;
  messages: QueuedMessage[];
}

/** The most that one claim takes for one sender. */
const batch = 100;

/** Messages `m` of campaigns `c` with rows `q` in the queue that may leave now, if their people may be reached. */
const due = (at: Date): SQL => sql`simulation_queue q JOIN simulation_messages m ON m.id = q.message_id
    JOIN simulation_campaigns c ON c.id = m.campaign_id JOIN companies o ON o.id = q.company_id
    JOIN simulation_settings s ON s.company_id = q.company_id
  WHERE q.claim_id IS NULL AND q.due_at <= ${at} AND q.not_after >= ${at} AND c.status = 'running' AND c.paused_at IS NULL
    AND NOT o.disabled AND s.consent_version = ${consentVersion}
    AND NOT EXISTS (SELECT FROM simulation_stops x WHERE x.company_id IS NULL OR x.company_id = q.company_id)`;

interface Waiting {
  companyId: string;
  fromDomain: string | null;
}

/**
 * Claims what is due, from each sender at most what its pace leaves. What was found finished or left behind is recorded first. Companies
 * whose sender is not usable any more wait.
 */
export async function claimMessages(tx: Tx, db: Database, env: Env): Promise<Load[]> {
  await foldSent(tx, db);
  await releaseExpired(tx, db);
  const at = now();
  const waiting = await rows<Waiting>(
    tx,
    sql`SELECT DISTINCT q.company_id AS "companyId", c.from_domain AS "fromDomain" FROM ${due(at)}`,
  );
  const loads: Load[] = [];
  for (const one of waiting) {
    const way = await findWay(tx, env, one.companyId, one.fromDomain);
    const { links } = await linksOf(tx, env, one.companyId, way);
    if (!way || !links) continue;
    const sender = senderOf(way);
    const left = await paceLeft(tx, sender, paceOf(way));
    const claimId = randomUUID();
    const messages = left > 0 ? await claim(tx, one, { at, claimId, most: Math.min(batch, left) }) : [];
    if (messages.length === 0) continue;
    await spendPace(tx, sender, messages.length);
    if (links.domain !== null)
      await noteDomain(
        tx,
        links.domain,
        messages.map(({ messageId }) => messageId),
      );
    loads.push({ claimId, sender, way, origin: links.origin, messages });
  }
  return loads;
}

/** While people at several domains wait, none of these gets more than its part. */
const mostOfDomain = (most: number) => Math.max(1, Math.ceil(most * simulationLimits.domainShare));

async function claim(
  tx: Tx,
  { companyId, fromDomain }: Waiting,
  { at, claimId, most }: { at: Date; claimId: string; most: number },
) {
  const claimed = await rows<{ id: string }>(
    tx,
    sql`WITH waiting AS (SELECT q.message_id, q.due_at, split_part(u.email, '@', 2) AS domain
          FROM (SELECT q.message_id, q.due_at, m.user_id FROM ${due(at)} AND q.company_id = ${companyId} AND c.from_domain IS NOT DISTINCT FROM ${fromDomain}
            ORDER BY q.due_at LIMIT ${most * 4}) q JOIN users u ON u.id = q.user_id),
        ranked AS (SELECT message_id, due_at, row_number() OVER (PARTITION BY domain ORDER BY due_at) AS place,
          (SELECT count(DISTINCT domain) FROM waiting) AS domains FROM waiting),
        chosen AS (SELECT message_id FROM ranked WHERE domains = 1 OR place <= ${mostOfDomain(most)} ORDER BY due_at LIMIT ${most})
      UPDATE simulation_queue q SET claim_id = ${claimId}, claimed_at = ${machineTime()}
        WHERE q.message_id IN (SELECT message_id FROM simulation_queue WHERE message_id IN (SELECT message_id FROM chosen) AND claim_id IS NULL
          AND leaving_at IS NULL FOR UPDATE SKIP LOCKED)
      RETURNING q.message_id AS id`,
  );
  return readMessages(
    tx,
    claimed.map(({ id }) => id),
  );
}

/** What is needed to write these mails; the ones that wait longest come first. */
const readMessages = (tx: Tx, ids: readonly string[]): Promise<QueuedMessage[]> =>
  rows<QueuedMessage>(
    tx,
    sql`SELECT m.id AS "messageId", m.company_id AS "companyId", m.key, u.email AS to, u.name AS "firstName", o.name AS "companyName",
        coalesce((SELECT min(d.name) FROM user_departments x JOIN departments d ON d.id = x.department_id WHERE x.user_id = u.id), o.name) AS department,
        t.language, v.sender_name AS "senderName", v.sender_local AS "senderLocal", v.subject, v.html, v.text, c.from_domain AS "fromDomain",
        s.x_test_phish AS "xTestPhish", s.is_trap_enabled AS "isTrapEnabled", q.attempts, q.postponed
      FROM simulation_queue q JOIN simulation_messages m ON m.id = q.message_id JOIN simulation_campaigns c ON c.id = m.campaign_id
        JOIN simulation_template_versions v ON v.id = m.version_id JOIN simulation_templates t ON t.id = m.template_id
        JOIN users u ON u.id = m.user_id JOIN companies o ON o.id = m.company_id JOIN simulation_settings s ON s.company_id = m.company_id
      WHERE q.message_id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY q.due_at, q.message_id`,
  );
