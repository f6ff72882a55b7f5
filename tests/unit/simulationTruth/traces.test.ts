import { describe, expect, it } from 'vitest';
import { eventClasses, eventKinds, type EventRule, eventRules, truthLimits } from '#contract/simulation/truth';
import { judge } from '#server/modules/simulationTruth/judge';
import type { TruthLimits } from '#server/modules/simulationTruth/story';
import { contextOf, messageOf, readTraces, storedEvents, type Trace } from '#tests/support/simulations/traces';

const traces = readTraces();
const judged = (trace: Trace, limits?: TruthLimits) => judge(messageOf(trace), storedEvents(trace), contextOf(trace, limits));
const lines = traces.flatMap((trace) =>
  judged(trace).map((judgement, index) => ({ trace, index, judgement, event: trace.events[index] })),
);
const show = (rows: string[]) => process.stdout.write(`${rows.join('\n')}\n`);

/** Stories of which at least one line is judged otherwise under these limits. */
const failing = (limits: TruthLimits) =>
  traces
    .filter((trace) => judged(trace, limits).some((found, index) => found.class !== trace.events[index]?.expect.class))
    .map(({ name }) => name);

/** The limits with one number multiplied. */
function changed(path: string, factor: number): TruthLimits {
  const limits: unknown = structuredClone(truthLimits);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const room = keys.reduce((value, key) => (value as Record<string, unknown>)[key], limits) as Record<string, number>;
  room[last] = (room[last] ?? 0) * factor;
  return limits as TruthLimits;
}

describe('the judge of what touched a message', () => {
  for (const trace of traces)
    it(`knows: ${trace.title}`, () => {
      expect(judged(trace)).toEqual(trace.events.map((event) => event.expect));
    });

  it('takes no person for a scanner and no scanner for a person', () => {
    const wrong = { human: 'scanner', scanner: 'human', mixed: null } as const;
    const mistaken = lines.filter(({ trace, judgement }) => judgement.class === wrong[trace.kind]);
    expect(mistaken.map(({ trace, index }) => `${trace.name} ${index}`)).toEqual([]);
    const table = (['human', 'scanner', 'mixed'] as const).map((kind) => {
      const of = lines.filter(({ trace }) => trace.kind === kind);
      return [kind, ...eventClasses.map((one) => of.filter(({ judgement }) => judgement.class === one).length)];
    });
    show([['story', ...eventClasses], ...table].map((row) => row.map((cell) => String(cell).padEnd(9)).join('')));
  });

  it('leaves open at most a quarter of all lines', () => {
    const open = lines.filter(({ judgement }) => judgement.class === 'unknown');
    show(
      open.map(({ trace, event, judgement }) => `open: ${trace.title}: ${event?.kind} after ${event?.after} s (${judgement.rule})`),
    );
    expect(open.length).toBeLessThanOrEqual(lines.length / 4);
    expect(open.length).toBeGreaterThan(0);
  });

  it('has a story for every rule and every kind of event', () => {
    const rules = new Set<EventRule>(lines.map(({ judgement }) => judgement.rule));
    expect(eventRules.filter((rule) => rule !== 'verdict').filter((rule) => !rules.has(rule))).toEqual([]);
    const kinds = new Set(lines.map(({ event }) => event?.kind));
    expect(eventKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it.each([
    'tooFastSeconds',
    'plausibleSeconds',
    'burst.people',
    'burst.seconds',
    'visibleSeconds',
    'pressSeconds',
    'trapSeconds',
    'togetherSeconds',
    'afterReport.secondsBefore',
    'afterReport.hours',
    'oldMajors',
  ])('has stories that fail if %s is halved or doubled', (path) => {
    expect(failing(changed(path, 1))).toEqual([]);
    expect(failing(changed(path, 0.5)), 'halved').not.toEqual([]);
    expect(failing(changed(path, 2)), 'doubled').not.toEqual([]);
  });

  it('does not depend on the order in which events are given', () => {
    for (const trace of traces) {
      const events = storedEvents(trace);
      const backwards = judge(messageOf(trace), events.toReversed(), contextOf(trace));
      expect(backwards.toReversed()).toEqual(judged(trace));
    }
  });
});
