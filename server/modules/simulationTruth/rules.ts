import { type EventClass, eventRules, type JudgeRule } from '#contract/simulation/truth';
import { isListedBot, isPrivacyProxy, isProgram, loadsOnView } from './agents.ts';
import { networkFor } from './networks.ts';
import { hasSignal } from './signals.ts';
import { signsOf } from './signs.ts';
import {
  didVisitor,
  followsLink,
  isFromSource,
  isInteraction,
  isPicture,
  isTrapped,
  secondsApart,
  sinceAnalysis,
  sinceSent,
  type Story,
  type TruthEvent,
} from './story.ts';

interface Rule {
  class: EventClass;
  holds(event: TruthEvent, story: Story): boolean;
}

const isTooFast = (event: TruthEvent, story: Story) => sinceSent(event, story) <= story.limits.tooFastSeconds;
const isScannersNetwork = (event: TruthEvent) => event.companySays === 'scanner' || networkFor(event)?.certainty === 'scanner';

/** What decides on an event, unless an admin did. The first that holds wins, in the order of `eventRules`. */
const rules: Record<JudgeRule, Rule> = {
  report: { class: 'human', holds: ({ kind }) => kind === 'report' },

  /** It loads everything, read or not: nothing can be said, ever. */
  image_proxy: { class: 'unknown', holds: (event) => isPicture(event) && isPrivacyProxy(event.agent) },

  image_proxy_on_view: {
    class: 'human',
    holds: (event, story) =>
      isPicture(event) &&
      event.method !== 'HEAD' &&
      loadsOnView(event.agent) &&
      !isTooFast(event, story) &&
      !isScannersNetwork(event),
  },

  /** Nobody sees the empty link, so nobody follows it. */
  trap: { class: 'scanner', holds: isTrapped },

  agent: {
    class: 'scanner',
    holds: (event) =>
      isProgram(event.agent) || (!isPicture(event) && isListedBot(event.agent)) || hasSignal(event.signals, 'prefetch'),
  },

  network: { class: 'scanner', holds: isScannersNetwork },

  /** People’s programs do not ask for headers alone. */
  method: { class: 'scanner', holds: ({ method }) => method === 'HEAD' },

  /** From whatever source: the address of a telephone changes between a page and its button. The page may only have been lost, so an admin decides. */
  no_page: {
    class: 'unknown',
    holds: (event, { events }) => event.kind === 'continue' && !events.some((other) => followsLink(other) && other.at <= event.at),
  },

  /** After the trap, agent and network, because a sandbox moves a pointer as well; before speed, because people can be fast. */
  interaction: {
    class: 'human',
    holds: (event, story) => didVisitor(event, story, (other) => isInteraction(other, story)),
  },

  too_fast: { class: 'scanner', holds: isTooFast },

  /** From one source: what a scanner looks at while a person clicks comes from another one, and takes nothing from the click. */
  all_links: {
    class: 'scanner',
    holds: (event, { events, limits }) =>
      followsLink(event) &&
      events.some(
        (other) =>
          followsLink(other) &&
          isFromSource(event, other) &&
          secondsApart(event, other) <= limits.togetherSeconds &&
          (other.kind !== event.kind || other.agent !== event.agent || other.method !== event.method),
      ),
  },

  /** The analysis of a reported mail follows its links, for the person who was right to report it. */
  after_report: {
    class: 'scanner',
    holds: (event, story) => {
      const since = sinceAnalysis(event, story);
      const { hours, secondsBefore } = story.limits.afterReport;
      if (since === null || since < 0 || since > hours * 3600 + secondsBefore) return false;
      return event.sourceHash === null || !story.people.has(event.sourceHash);
    },
  },

  two_signs: { class: 'scanner', holds: (event, story) => signsOf(event, story).length >= 2 },

  /** Without any sign. That it was soon is none where the page was read meanwhile. */
  stayed: {
    class: 'human',
    holds: (event, story) => {
      const wasRead = () => didVisitor(event, story, ({ seconds }) => (seconds ?? 0) >= story.limits.visibleSeconds);
      return signsOf(event, story).every((sign) => sign === 'soon' && wasRead());
    },
  },

  /** One sign alone: an admin decides. */
  none: { class: 'unknown', holds: () => true },
};

export interface Judgement {
  class: EventClass;
  rule: JudgeRule;
}

const inOrder = eventRules.filter((rule) => rule !== 'verdict');

export function decide(event: TruthEvent, story: Story): Judgement {
  const rule = inOrder.find((one) => rules[one].holds(event, story)) ?? 'none';
  return { rule, class: rules[rule].class };
}
