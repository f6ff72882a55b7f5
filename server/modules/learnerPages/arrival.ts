import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { minuteMs } from '#contract/kit/durations';
import { sessionLimits } from '#contract/session/limits';
import { machineTime } from '../../clock.ts';
import { hashToken } from '../../core/secretToken.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Env } from '../../env.ts';
import type { Services } from '../../services.ts';
import type { Arrival } from '../sso/public.ts';
import { learnerCookie } from './cookie.ts';
import { noteArrival } from './enter.ts';
import { findPerson, type FoundPerson } from './findPerson.ts';
import { learnPaths, ownPath } from './paths.ts';
import { openLearnerSession } from './sessions.ts';

type Sealing = Pick<Services, 'secrets'>;

const keptArrival = z.object({
  userId: z.string(),
  connectionId: z.string(),
  learnerReturn: z.object({ path: z.string(), zone: z.string().nullable(), language: z.string().nullable() }),
  at: z.coerce.date(),
});
/** Only the browser that has this session opens it, and no longer than the session. */
const contextOf = (session: string): string => `learner arrival ${hashToken(session)}`;

/** The address of the page that asks before somebody takes the place of the person of this session. */
export const arrivedPath = ({ secrets }: Sealing, session: string, arrival: Arrival): string =>
  `${learnPaths.arrived}?arrival=${secrets.seal(JSON.stringify({ ...arrival, at: machineTime() }), contextOf(session))}`;

function openSealed({ secrets }: Sealing, session: string, sealed: string) {
  try {
    return keptArrival.parse(JSON.parse(secrets.open(sealed, contextOf(session))));
  } catch {
    // Of another browser or session, or not ours at all.
    return null;
  }
}

/** Who has arrived, by the address of that page; null when it is over, and for somebody who may not come in any more. */
export async function readArrival(
  tx: Tx,
  sealing: Sealing,
  session: string,
  sealed: string,
): Promise<{ arrival: Arrival; person: FoundPerson } | null> {
  const kept = openSealed(sealing, session, sealed);
  if (!kept || kept.at.getTime() + sessionLimits.sso.signInMinutes * minuteMs < machineTime().getTime()) return null;
  const { at, ...arrival } = kept;
  const person = await findPerson(tx, arrival.userId);
  if (!person || (person.linksSince && at < person.linksSince)) return null;
  const ofCompany = sql`SELECT id FROM sso_connections WHERE id = ${arrival.connectionId} AND company_id = ${person.companyId}`;
  return (await rows(tx, ofCompany)).length > 0 ? { arrival, person } : null;
}

/** Opens the session of somebody whom a provider has signed in. */
export async function enterBySso(
  tx: Tx,
  env: Env,
  { companyId, userId }: Pick<FoundPerson, 'companyId' | 'userId'>,
  { connectionId, learnerReturn: { path, ...known } }: Arrival,
): Promise<{ to: string; cookie: string }> {
  await noteArrival(tx, userId, known, false);
  const token = await openLearnerSession(tx, { companyId, userId, isPreview: false, connectionId });
  return { to: ownPath(path), cookie: learnerCookie(env, token) };
}
