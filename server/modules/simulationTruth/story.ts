import type { NetworkClass } from '#contract/simulation/networks';
import type { EventKind, truthLimits } from '#contract/simulation/truth';
import { hasSignal } from './signals.ts';

/** An event as it is stored, with all that its class depends on. */
export interface TruthEvent {
  kind: EventKind;
  method: string;
  at: Date;
  agent: string | null;
  /** Bits, see `signals.ts`. */
  signals: number;
  /** The label of a known network, see `networks.ts`. */
  network: string | null;
  /** What the company says of the network that it came from. */
  companySays: NetworkClass | null;
  sourceHash: string | null;
  seconds: number | null;
}

export interface TruthMessage {
  /** When a mail server took it. */
  sentAt: Date;
  /** Where a report is known that has no event. */
  reportedAt: Date | null;
}

type Loose<T> = T extends number ? number : { readonly [Key in keyof T]: Loose<T[Key]> };
export type TruthLimits = Loose<typeof truthLimits>;

export interface Context {
  limits: TruthLimits;
  /** The links of how many people this source followed in the time before; it may stop counting at the limit of a burst. */
  peopleOf(sourceHash: string, at: Date): number;
}

/** A message, all that happened to it in the order of time, and what is known beside it. */
export interface Story extends Context {
  message: TruthMessage;
  events: readonly TruthEvent[];
  /** Sources that were people’s before anybody began to analyse the report of the message. */
  people: ReadonlySet<string>;
}

export const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;
export const secondsApart = (one: TruthEvent, other: TruthEvent): number => Math.abs(secondsBetween(one.at, other.at));
export const sinceSent = (event: TruthEvent, { message }: Story): number => secondsBetween(message.sentAt, event.at);

export const isFromSource = (one: TruthEvent, other: TruthEvent): boolean =>
  one.sourceHash !== null && one.sourceHash === other.sourceHash;
/** Probably one program at one source. */
export const isSameVisitor = (one: TruthEvent, other: TruthEvent): boolean => isFromSource(one, other) && one.agent === other.agent;

export const followsLink = ({ kind }: TruthEvent): boolean => kind === 'link' || kind === 'trap';
export const isPicture = ({ kind }: TruthEvent): boolean => kind === 'pixel';

/** The page that a visitor had before them at an event: the last one until then. */
const pageBefore = (event: TruthEvent, { events }: Story): TruthEvent | undefined =>
  events.findLast((other) => followsLink(other) && other.at <= event.at && isSameVisitor(other, event));

/** Somebody moved, typed or touched, or pressed the button after as long as it takes to find it. */
export function isInteraction(event: TruthEvent, story: Story): boolean {
  if (event.kind === 'seen') return hasSignal(event.signals, 'trustedInput');
  if (event.kind !== 'continue') return false;
  const page = pageBefore(event, story);
  return page !== undefined && secondsBetween(page.at, event.at) >= story.limits.pressSeconds;
}

/** Whether the same visitor followed the empty link of the mail about then. */
export const isTrapped = (event: TruthEvent, { events, limits }: Story): boolean =>
  event.kind === 'trap' ||
  events.some((other) => other.kind === 'trap' && isSameVisitor(event, other) && secondsApart(event, other) <= limits.trapSeconds);

/** Whether the same visitor did something of that sort, at whatever time. What a trapped one did is no evidence: sandboxes pretend. */
export const didVisitor = (event: TruthEvent, story: Story, did: (other: TruthEvent) => boolean): boolean =>
  story.events.some((other) => isSameVisitor(event, other) && did(other) && !isTrapped(other, story));

/** The first report of a message. */
export function firstReport({ message, events }: Pick<Story, 'message' | 'events'>): Date | null {
  const reports = events.filter(({ kind }) => kind === 'report').map(({ at }) => at);
  if (message.reportedAt) reports.push(message.reportedAt);
  return reports.reduce<Date | null>((first, at) => (first && first <= at ? first : at), null);
}

/** Seconds since analysis of a report may have begun: a little before it reached us. Null where nobody reported. */
export function sinceAnalysis(event: TruthEvent, story: Pick<Story, 'message' | 'events' | 'limits'>): number | null {
  const reported = firstReport(story);
  return reported && secondsBetween(reported, event.at) + story.limits.afterReport.secondsBefore;
}
