import type { Tx } from '../../../db/tx.ts';
import type { Pace } from '../sending/pace.ts';
import { daysLeft, type RoundTimes } from './deal.ts';

/** How the mails of a round leave at the pace of their sender. */
export interface Capacity extends Pace {
  /** How long they take without a break. */
  minutes: number;
  /** The last day on which one leaves; null if they do not fit. */
  lastOn: string | null;
  /** The days on which some leave, and those of the round on which some could. */
  days: number;
  daysOfRound: number;
  fits: boolean;
}

/** What does not fit into the chosen days moves to the working days after them, but no further than the round. */
export async function capacityOf(tx: Tx, round: RoundTimes, people: number, pace: Pace, at: Date): Promise<Capacity> {
  const { days, chosen } = await daysLeft(tx, round, at);
  const inHours = (round.endHour - round.startHour) * 60 * pace.perMinute;
  const needed = Math.ceil(people / Math.min(inHours, pace.perDay ?? inHours));
  const used = Math.max(chosen, needed);
  const fits = days.length > 0 && needed <= days.length;
  return {
    ...pace,
    minutes: Math.ceil(people / pace.perMinute),
    lastOn: fits ? (days[used - 1] ?? null) : null,
    days: Math.min(used, days.length),
    daysOfRound: days.length,
    fits,
  };
}
