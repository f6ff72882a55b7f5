import { type SQL, sql } from 'drizzle-orm';
import { id } from '#contract/kit/endpoint';
import { findLanguage } from '#locales/languages.ts';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import { presentZone } from '../../db/timeZones.ts';
import { companyTx, ownerTx, type Tx } from '../../db/tx.ts';
import type { Outcome, Visit } from '../../landing/page.ts';
import { noteOpened } from '../work/public.ts';
import { learnerCookie } from './cookie.ts';
import type { Invited } from './link.ts';
import { endWhatCameBefore, openLearnerSession } from './sessions.ts';
import { ssoPath } from './SsoPage.tsx';
import { pathOfCampaign } from './tasks.ts';

/** What the browser knows of the person: the language that they chose, their time zone. */
export interface Known {
  language: string | null;
  zone: string | null;
}

/** What arrives in a column of `users`: a guess fills it, or changes another guess, and leaves what somebody set. */
const guess = (column: 'language' | 'time_zone', value: string): SQL => {
  const [name, guessed] = [sql.raw(column), sql.raw(`${column}_guessed`)];
  const isOpen = sql`(${name} IS NULL OR ${guessed})`;
  return sql`${name} = CASE WHEN ${isOpen} THEN ${value} ELSE ${name} END, ${guessed} = ${isOpen}`;
};

/**
 * Notes when the person came, and what the browser knows of them, which is a guess. Anybody can write an address with a language; only who
 * pressed a button on the page in it has chosen it (`isPressed`).
 */
export async function noteArrival(tx: Tx, userId: string, { language, zone }: Known, isPressed: boolean): Promise<void> {
  const shown = findLanguage(language)?.code;
  const present = zone && (await presentZone(tx, zone));
  const changes = [
    // An admin has come when they sign in to the panel: until then their invitation can be sent again.
    sql`last_login = CASE WHEN role = 'user' THEN ${now()}::timestamptz ELSE last_login END`,
    ...(present ? [guess('time_zone', present)] : []),
    ...(shown ? [isPressed ? sql`language = ${shown}, language_guessed = false` : guess('language', shown)] : []),
  ];
  await run(tx, sql`UPDATE users SET ${sql.join(changes, sql`, `)} WHERE id = ${userId}`);
}

/** The campaign that an admin was looking at in the panel. */
const campaignIn = ({ query }: Pick<Visit, 'query'>): string | null => id.safeParse(query.get('campaign')).data ?? null;

/** Where the link of a person leads. */
const pathOf = (visit: Visit, person: Invited, isPreview: boolean): Promise<string> =>
  companyTx(visit.services.db, person.companyId, 'read', (tx) =>
    pathOfCampaign(tx, { ...person, isPreview }, person.link?.campaignId ?? campaignIn(visit)),
  );

/**
 * Signs in the person of a link, and leads to what the link is about. Where their company enforces single sign-on, a link signs in nobody:
 * it leads there, and then to what it is about.
 */
export async function enter(visit: Visit, person: Invited, form: URLSearchParams, isPreview: boolean): Promise<Outcome> {
  const { services, query } = visit;
  const { companyId, userId, link, mustUseSso } = person;
  const known = { language: query.get('lang'), zone: form.get('zone') };
  const to = await pathOf(visit, person, isPreview);
  const campaignId = link?.campaignId;
  if (campaignId) await companyTx(services.db, companyId, 'write', (tx) => noteOpened(tx, person, campaignId));
  if (mustUseSso && !isPreview) return { to: ssoPath(companyId, to, known.zone) };
  const token = await ownerTx(services.db, async (tx) => {
    if (link?.isFresh) await endWhatCameBefore(tx, person, link.issuedAt);
    if (!isPreview) await noteArrival(tx, userId, known, true);
    return openLearnerSession(tx, { companyId, userId, isPreview, connectionId: null });
  });
  return { to, cookies: [learnerCookie(services.env, token)] };
}
