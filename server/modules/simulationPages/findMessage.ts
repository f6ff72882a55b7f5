import { sql } from 'drizzle-orm';
import type { emailPlatforms } from '#contract/simulation/states';
import { preparedRows } from '../../db/rows.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { memoryOf } from './memory.ts';

/** How many days after the end of a round its pages show the message. */
const showsDays = 90;
/** What touches a message comes in bursts: the picture, the link, the frame. */
const keptMs = 10_000;
const mostKept = 5000;

/** A message as its pages need it; nothing of its person but a language. */
export interface Message {
  id: string;
  companyId: string;
  companyName: string;
  companyLanguage: string;
  /** Of the person, if they or their directory chose one. */
  language: string | null;
  versionId: string;
  landingId: string | null;
  emailPlatform: (typeof emailPlatforms)[keyof typeof emailPlatforms];
  fromDomain: string | null;
  /** From then on events count nowhere. */
  countsUntil: Date;
  archivedAt: Date | null;
  /** From then on its page explains in general, without the message. */
  showsUntil: Date;
  /** An admin sent it to themselves, to try it: what touches it is kept apart. */
  isRehearsal: boolean;
}

/** Finds messages by their keys, as the owner: a browser belongs to no company. Null if there is none, or its campaign was deleted. */
export function messageFinder({ db }: Pick<Services, 'db'>): (key: Buffer) => Promise<Message | null> {
  const remembered = memoryOf<Message | null>(mostKept, keptMs);
  return (key) =>
    remembered(key.toString('base64'), async () => {
      const [found] = await ownerTx(db, (tx) =>
        preparedRows<Message>(
          tx,
          sql`SELECT m.id, m.company_id AS "companyId", o.name AS "companyName", o.lang AS "companyLanguage", u.language,
              m.version_id AS "versionId", c.landing_id AS "landingId", c.email_platform AS "emailPlatform",
              c.from_domain AS "fromDomain", r.counts_until AS "countsUntil", c.archived_at AS "archivedAt",
              ((r.ends_on + ${showsDays}::int)::timestamp AT TIME ZONE c.time_zone) AS "showsUntil", false AS "isRehearsal"
            FROM simulation_messages m
            JOIN simulation_campaigns c ON c.company_id = m.company_id AND c.id = m.campaign_id
            JOIN simulation_rounds r ON r.company_id = m.company_id AND r.id = m.round_id
            JOIN users u ON u.company_id = m.company_id AND u.id = m.user_id
            JOIN companies o ON o.id = m.company_id
            WHERE m.key = ${key} AND c.deleted_at IS NULL
            UNION ALL
            SELECT r.id, r.company_id, o.name, o.lang, u.language, r.version_id, r.landing_id, r.email_platform, r.from_domain,
              r.created_at + interval '1 day', NULL, r.created_at + interval '1 day', true
            FROM simulation_rehearsals r JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
              JOIN companies o ON o.id = r.company_id
            WHERE r.key = ${key}`,
        ),
      );
      return found ?? null;
    });
}
