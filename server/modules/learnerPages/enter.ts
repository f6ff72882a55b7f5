import { sql } from 'drizzle-orm';
import { id } from '#contract/kit/endpoint';
import { findLanguage } from '#locales/languages.ts';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import { companyTx, ownerTx, type Tx } from '../../db/tx.ts';
import type { Outcome, Visit } from '../../landing/page.ts';
import { learnerCookie } from './cookie.ts';
import type { Invited } from './link.ts';
import { endWhatCameBefore, openLearnerSession } from './sessions.ts';
import { pathOfCampaign } from './tasks.ts';
import { learnPaths } from './visitor.ts';

function isZone(zone: string | null): zone is string {
  if (!zone || zone.length > 64) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What the browser knows of the person: when they came, the language that they chose, their time zone. */
async function noteArrival(tx: Tx, { userId }: Invited, { query }: Pick<Visit, 'query'>, form: URLSearchParams): Promise<void> {
  const zone = form.get('zone');
  const language = findLanguage(query.get('lang'))?.code ?? null;
  await run(
    tx,
    // An admin has come when they sign in to the panel: until then their invitation can be sent again.
    sql`UPDATE users SET last_login = CASE WHEN role = 'user' THEN ${now()}::timestamptz ELSE last_login END, time_zone = coalesce(${isZone(zone) ? zone : null}, time_zone), language = coalesce(${language}, language)
      WHERE id = ${userId}`,
  );
}

/** The campaign that an admin was looking at in the panel. */
const campaignIn = ({ query }: Pick<Visit, 'query'>): string | null => id.safeParse(query.get('campaign')).data ?? null;

/** Signs in the person of a link, and leads to what the link is about. */
export async function enter(visit: Visit, person: Invited, form: URLSearchParams, isPreview: boolean): Promise<Outcome> {
  const { services } = visit;
  const { companyId, userId, link } = person;
  const token = await ownerTx(services.db, async (tx) => {
    if (link?.isFresh) await endWhatCameBefore(tx, person, link.issuedAt);
    if (!isPreview) await noteArrival(tx, person, visit, form);
    return openLearnerSession(tx, { companyId, userId, isPreview });
  });
  const campaignId = link?.campaignId ?? campaignIn(visit);
  const to = campaignId
    ? await companyTx(services.db, companyId, 'read', (tx) => pathOfCampaign(tx, { ...person, isPreview }, campaignId))
    : learnPaths.tasks;
  return { to, cookies: [learnerCookie(services.env, token)] };
}
