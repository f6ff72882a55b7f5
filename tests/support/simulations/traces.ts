import { readdirSync, readFileSync } from 'node:fs';
import { truthLimits } from '#contract/simulation/truth';
import type { NetworkClass } from '#contract/simulation/networks';
import type { EventClass, EventKind, EventRule } from '#contract/simulation/truth';
import { peopleBefore } from '#server/modules/simulationTruth/bursts';
import { bitsOf, type Signal } from '#server/modules/simulationTruth/signals';
import type { Context, TruthEvent, TruthLimits, TruthMessage } from '#server/modules/simulationTruth/story';

const folder = new URL('../../fixtures/traces/', import.meta.url);
const agents = JSON.parse(readFileSync(new URL('../agents.json', folder), 'utf8')) as Record<string, string>;

export interface TracedEvent {
  /** Seconds after the mail was sent. */
  after: number;
  kind: EventKind;
  method: string;
  /** Its name in `agents.json`; null for none. */
  agent: string | null;
  /** A name for where it came from. */
  source: string;
  signals: Signal[];
  network?: string;
  companySays?: NetworkClass;
  seconds?: number;
  expect: { class: EventClass; rule: EventRule };
}

/** A recorded story of one message; see the README beside the traces. */
export interface Trace {
  name: string;
  title: string;
  kind: 'human' | 'scanner' | 'mixed';
  landing: 'teach' | 'continue';
  sentAt: string;
  /** Seconds after it was sent. */
  reportedAt?: number;
  /** Links of other people from the same source, evenly over a time. */
  others?: { source: string; people: number; from: number; to: number }[];
  events: TracedEvent[];
}

export const readTraces = (): Trace[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Trace, 'name'>),
      name: file.replace('.json', ''),
    }));

const momentOf = ({ sentAt }: Trace, after: number) => new Date(Date.parse(sentAt) + after * 1000);

export const messageOf = (trace: Trace): TruthMessage => ({
  sentAt: new Date(trace.sentAt),
  reportedAt: trace.reportedAt === undefined ? null : momentOf(trace, trace.reportedAt),
});

/** The events of a story as they are stored. */
export const storedEvents = (trace: Trace): TruthEvent[] =>
  trace.events.map(({ after, agent, signals, network, companySays, source, seconds, kind, method }) => {
    const known = agent === null ? null : agents[agent];
    if (known === undefined) throw new Error(`${trace.name}: no agent ${agent}`);
    const at = momentOf(trace, after);
    return {
      kind,
      method,
      at,
      agent: known,
      signals: bitsOf(signals),
      network: network ?? null,
      companySays: companySays ?? null,
      sourceHash: source,
      seconds: seconds ?? null,
    };
  });

/** What is known beside a story, under other limits as well. */
export function contextOf(trace: Trace, limits: TruthLimits = truthLimits): Context {
  const own = trace.events
    .filter(({ kind }) => kind === 'link')
    .map(({ source, after }) => ({ source, at: momentOf(trace, after), person: 'own' }));
  const others = (trace.others ?? []).flatMap(({ source, people, from, to }) =>
    Array.from({ length: people }, (_, index) => ({
      source,
      at: momentOf(trace, from + ((to - from) * index) / Math.max(1, people - 1)),
      person: `${source} ${index}`,
    })),
  );
  const links = [...own, ...others].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    limits,
    peopleOf: (sourceHash, at) =>
      peopleBefore(
        links.filter(({ source }) => source === sourceHash),
        at,
        limits,
      ),
  };
}
