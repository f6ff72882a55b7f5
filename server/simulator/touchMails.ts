import { dayMs } from '#contract/kit/durations';
import { simulationPagesPath } from '#contract/simulation/paths';
import type { LandingKind } from '#contract/simulation/states';
import { now } from '../clock.ts';
import { type TokenKind, writeToken } from '../modules/simulations/public.ts';
import type { Services } from '../services.ts';

/** A request to the pages of simulations, as a visitor makes it. */
export interface Visit {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}
type Send = (visit: Visit) => Promise<unknown>;

/** Mails are looked at within two days, or not at all. */
const lookedAtWithinMs = 2 * dayMs;
/** Of 256 people so many look at a mail; a fourth of them follow its link. */
const curious = 150;
const careless = 0.25;
/** How many mails a link scanner looks at, too. */
const scanned = 0.4;

const person = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36 Edg/152.0.0.0',
  'accept-language': 'en',
};
const mailProgram = { 'user-agent': 'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17928; ms-office)' };
const linkScanner = { 'user-agent': 'python-requests/2.32.3' };

interface Unread {
  key: Buffer;
  landingKind: LandingKind;
}

type Address = (kind: Extract<TokenKind, 'link' | 'pixel' | 'trap'>, rest?: string) => string;

/** What a scanner does with a mail, and what people do after it. */
function visitsOf({ landingKind }: Unread, address: Address, chance: { next(): number }): Visit[] {
  const scan: Visit[] = [
    { method: 'HEAD', path: address('link'), headers: linkScanner },
    { method: 'GET', path: address('trap'), headers: linkScanner },
  ];
  const look: Visit = { method: 'GET', path: address('pixel', '.gif'), headers: mailProgram };
  const follow: Visit[] = [
    { method: 'GET', path: address('link'), headers: person },
    ...(landingKind === 'continue' ? [{ method: 'POST' as const, path: address('link', '/continue'), headers: person }] : []),
    { method: 'POST', path: address('link', '/seen'), headers: person, body: JSON.stringify({ seconds: 9, isTrusted: true }) },
  ];
  return [...(chance.next() < scanned ? scan : []), look, ...(chance.next() < careless ? follow : [])];
}

/**
 * Lets a few people of these companies look at mails of simulations, and a link scanner before some of them, through the pages that mails
 * lead to. Returns how many mails were looked at.
 */
export async function touchMails(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  companyIds: readonly string[],
  count: number,
  { chance, send }: { chance: { next(): number }; send: Send },
): Promise<number> {
  const { rows } = await db.pool.query<Unread>(
    `SELECT m.key, coalesce(l.kind, v.landing_kind) AS "landingKind"
      FROM simulation_messages m JOIN simulation_template_versions v ON v.id = m.version_id
        JOIN simulation_campaigns c ON c.id = m.campaign_id LEFT JOIN simulation_landings l ON l.id = c.landing_id
      WHERE m.company_id = ANY($1::uuid[]) AND m.status = 'sent' AND m.sent_at > $2 AND get_byte(m.key, 9) < $3
        AND NOT EXISTS (SELECT FROM simulation_events e WHERE e.message_id = m.id)
      ORDER BY random() LIMIT $4`,
    [companyIds, new Date(now().getTime() - lookedAtWithinMs), curious, count],
  );
  for (const unread of rows) {
    const address: Address = (kind, rest = '') => `${simulationPagesPath}/${writeToken(secrets, kind, unread.key)}${rest}`;
    for (const visit of visitsOf(unread, address, chance)) await send(visit);
  }
  return rows.length;
}
