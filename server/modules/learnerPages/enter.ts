import { sql } from 'drizzle-orm';
import { id } from '#contract/kit/endpoint';
import { findLanguage } from '#locales/languages.ts';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import { companyTx, ownerTx, type Tx } from '../../db/tx.ts';
import type { Outcome, Visit } from '../../landing/page.ts';
import { noteOpened } from '../work/public.ts';
import { learnerCookie } from './cookie.ts';
import type { Invited } from './link.ts';
import { endWhatCameBefore, openLearnerSession } from './sessions.ts';
import { ssoPath } from './SsoPage.tsx';
import { pathOfCampaign } from './tasks.ts';

function isZone(zone: string | null): zone is string {
  if (!zone || zone.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What the browser knows of the person: the language that they chose, their time zone. */
export interface Known {
  language: string | null;
  zone: string | null;
}

/**
 * Notes when the person came, and what the browser knows of them. The language of an address, which anybody can write, does not replace one
 * that they have chosen, unless they pressed a button on the page in it (`isPressed`).
 */
export async function noteArrival(tx: Tx, userId: string, { language, zone }: Known, isPressed: boolean): Promise<void> {
  const shown = findLanguage(language)?.code ?? null;
  await run(
    tx,
    // An admin has come when they sign in to the panel: until then their invitation can be sent again.
    sql`UPDATE users SET last_login = CASE WHEN role = 'user' THEN ${now()}::timestamptz ELSE last_login END, time_zone = coalesce(${isZone(zone) ? zone : null}, time_zone), language = CASE WHEN ${isPressed} THEN coalesce(${shown}, language) ELSE coalesce(language, ${shown}) END
      WHERE id = ${userId}`,
  );
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
