import { minuteMs } from '#contract/kit/durations';
import type { ReviewEvent, ReviewGroup, VerdictBody } from '#contract/simulation/review';
import type { EventClass } from '#contract/simulation/truth';

export type Extent = 'group' | 'source' | 'agent' | 'event' | 'message';

/** What a verdict can be about, seen from a group or one of its events. Those about a source or an agent also have a period of days. */
export interface Choice {
  extent: Extent;
  about: Pick<VerdictBody, 'scope' | 'value' | 'agent' | 'from' | 'to' | 'onlyClass'>;
}

/** A verdict that somebody is about to give: the class, and what it may be about; the first choice is the narrowest. */
export interface Draft {
  class: EventClass;
  choices: readonly Choice[];
  /** The source and the first day, for the words of the choices. */
  place: string;
  at: string;
}

/** The classes that events can get which have this one. */
export const otherClasses = (present: EventClass): EventClass[] =>
  (['human', 'scanner', 'unknown'] as const).filter((one) => one !== present);

/** Null where the source was erased: then only single events and messages can be settled. */
export function draftOfGroup({ source, agent, minute, onlyClass }: ReviewGroup, chosen: EventClass): Draft | null {
  if (source === null || agent === null) return null;
  const to = new Date(Date.parse(minute) + minuteMs).toISOString();
  return {
    class: chosen,
    place: source,
    at: minute,
    choices: [
      { extent: 'group', about: { scope: 'source', value: source, agent, from: minute, to, onlyClass } },
      { extent: 'source', about: { scope: 'source', value: source } },
      { extent: 'agent', about: { scope: 'agent', value: agent } },
    ],
  };
}

export const draftOfEvent = ({ id, messageId, network, source, at }: ReviewEvent, chosen: EventClass): Draft => ({
  class: chosen,
  place: network ?? source ?? '',
  at,
  choices: [
    { extent: 'event', about: { scope: 'event', value: id } },
    { extent: 'message', about: { scope: 'message', value: messageId } },
  ],
});

/** Days of the browser’s time zone, both included, as the period of a verdict. */
export function periodOf(first: string, last: string): { from: string; to: string } | null {
  const from = new Date(`${first}T00:00`);
  const to = new Date(`${last}T00:00`);
  to.setDate(to.getDate() + 1);
  return Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || to <= from
    ? null
    : { from: from.toISOString(), to: to.toISOString() };
}

/** The day of a moment in the browser’s time zone. */
export function dayOf(moment: string): string {
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
