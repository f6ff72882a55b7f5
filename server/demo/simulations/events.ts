import { createHash } from 'node:crypto';
import type { LandingKind } from '#contract/simulation/states';
import type { simulationEvents } from '../../db/schema.ts';
import { bitsOf } from '../../modules/simulationTruth/public.ts';
import { makeRandom, type Random } from '../random.ts';
import { acts, actWeights, agentOf, type MailProtection, placeOf, scanned, scans, type Step } from './stories.ts';

export interface SentMessage {
  id: string;
  companyId: string;
  /** Names it in every demo alike. */
  name: string;
  sentAt: Date;
  countsUntil: Date;
  difficulty: number;
  landingKind: LandingKind;
}

type EventRow = typeof simulationEvents.$inferInsert;

/** People come to a mail after minutes, some on the next day. */
const comesAfterSeconds = (random: Random): number => 75 + Math.floor(random.next() ** 4 * 86_400);

/** What happened to a message until now, in the order of time. `progress`: how far its company is, see stories.ts. */
export function eventsOf(
  message: SentMessage,
  { protection, progress, now }: { protection: MailProtection; progress: number; now: Date },
) {
  const random = makeRandom(`events of ${message.name}`);
  const programs = scans[protection];
  const scan: readonly Step[] = programs.length > 0 && random.chance(scanned) ? random.pick(programs) : [];
  const act: readonly Step[] = acts[random.weighted(actWeights(progress, message.difficulty))].filter(
    ({ kind }: Step) => kind !== 'continue' || message.landingKind === 'continue',
  );
  const rows = [...eventRows(message, scan, 0), ...eventRows(message, act, comesAfterSeconds(random))];
  return rows
    .filter(({ at }) => at < now && at < message.countsUntil)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function eventRows({ companyId, id, sentAt }: SentMessage, steps: readonly Step[], begins: number): EventRow[] {
  let after = begins;
  return steps.map(({ kind, method = 'GET', agent, place, signals, seconds = null, after: later }) => {
    after += later;
    const at = new Date(sentAt.getTime() + after * 1000);
    const { source, network } = placeOf(place);
    // An address is comparable within a day only, as of requests that come in.
    const sourceHash = createHash('sha256')
      .update(`${companyId} ${place} ${at.toISOString().slice(0, 10)}`)
      .digest()
      .subarray(0, 16);
    return {
      companyId,
      messageId: id,
      kind,
      method,
      at,
      agent: agentOf(agent),
      source,
      sourceHash,
      network,
      signals: bitsOf(signals),
      seconds,
    };
  });
}
