import type { EventKind } from '#contract/simulation/truth';
import type { Signal } from '../../modules/simulationTruth/public.ts';

/** What looks at the mails of a company before its people do. */
export type MailProtection = 'microsoft' | 'gateway' | 'none';

/** Programs as they name themselves. */
const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36 Edg/152.0.0.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  outlook: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Win64; x64; Trident/7.0; Microsoft Outlook 16.0.17928; ms-office)',
  appleMail: 'Mozilla/5.0',
  oldEdge:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246',
  linkChecker: 'python-requests/2.32.3',
} as const;
export type DemoAgent = keyof typeof agents;
export const agentOf = (name: DemoAgent | null): string | null => name && agents[name];

/** From where something comes: its network as it is stored, and its name if it is a known one. */
const places = {
  office: { source: '198.51.100.0/24', network: null },
  home: { source: '203.0.113.0/24', network: null },
  relay: { source: '192.0.2.0/24', network: null },
  protection: { source: '40.92.12.0/24', network: 'Exchange Online Protection' },
  isolation: { source: '165.225.72.0/24', network: 'Zscaler' },
} as const satisfies Record<string, { source: string; network: string | null }>;
export type DemoPlace = keyof typeof places;
export const placeOf = (name: DemoPlace) => places[name];

export interface Step {
  kind: EventKind;
  /** Seconds after the step before it; of the first one after the mail was sent, or after the person comes to it. */
  after: number;
  method?: 'HEAD' | 'POST';
  agent: DemoAgent | null;
  place: DemoPlace;
  signals: readonly Signal[];
  seconds?: number;
}

const browser = ['https'] as const;
const program = ['https', 'noLanguage', 'noFetchMetadata'] as const;
const link = (after: number, agent: DemoAgent, place: DemoPlace, signals: readonly Signal[] = browser): Step => ({
  kind: 'link',
  after,
  agent,
  place,
  signals,
});

/** What programs do with a mail, within a minute after it was sent. */
export const scans: Record<MailProtection, readonly (readonly Step[])[]> = {
  microsoft: [
    [link(3, 'oldEdge', 'protection', program), { ...link(2, 'oldEdge', 'protection', program), method: 'HEAD' }],
    [
      link(4, 'edge', 'protection'),
      { kind: 'trap', after: 1, agent: 'edge', place: 'protection', signals: browser },
      { kind: 'pixel', after: 1, agent: 'outlook', place: 'protection', signals: browser },
    ],
  ],
  gateway: [
    [{ ...link(6, 'linkChecker', 'relay', program), method: 'HEAD' }, link(1, 'linkChecker', 'relay', program)],
    [
      { kind: 'pixel', after: 5, agent: 'edge', place: 'relay', signals: browser },
      link(1, 'edge', 'relay'),
      { kind: 'trap', after: 1, agent: 'edge', place: 'relay', signals: browser },
    ],
  ],
  none: [],
};
/** The part of mails at which a protection looks. */
export const scanned = 0.4;

const views: Step = { kind: 'pixel', after: 0, agent: 'outlook', place: 'office', signals: program };
const reads: Step = {
  kind: 'seen',
  after: 9,
  method: 'POST',
  agent: 'edge',
  place: 'office',
  signals: ['https', 'trustedInput'],
  seconds: 7,
};
const presses: Step = { kind: 'continue', after: 6, method: 'POST', agent: 'edge', place: 'office', signals: browser };
const reports: Step = { kind: 'report', after: 40, method: 'POST', agent: null, place: 'office', signals: [] };
const onPhone = (step: Step): Step => ({ ...step, agent: 'phone', place: 'home' });

/**
 * What people do with a mail, once they come to it. `phished` is the one press of a page that has a button, and a click where the page
 * teaches at once.
 */
export const acts = {
  ignores: [],
  opens: [views],
  reports: [views, reports],
  looks: [views, link(25, 'edge', 'office'), reads],
  falls: [views, link(35, 'edge', 'office'), presses, reads],
  fallsOnPhone: [onPhone(link(0, 'phone', 'home')), onPhone(presses), onPhone(reads)],
  fallsThenReports: [views, link(35, 'edge', 'office'), presses, reads, reports],
  /** A browser that runs elsewhere: nobody can say whether somebody sat before it. */
  isUnclear: [link(0, 'edge', 'isolation')],
  /** Loads every picture, read or not. */
  loadsAhead: [{ kind: 'pixel', after: 0, agent: 'appleMail', place: 'relay', signals: program }],
} as const satisfies Record<string, readonly Step[]>;
export type Act = keyof typeof acts;

/**
 * How often people do what, by how far a company is: 0 at its first simulation, 1 after two years. Fewer fall for it then, and more report.
 */
export const actWeights = (progress: number, difficulty: number): Record<Act, number> => {
  const falls = (0.2 - 0.13 * progress) * (0.7 + 0.15 * difficulty);
  const reported = 0.07 + 0.3 * progress;
  return {
    ignores: 0.38 - 0.14 * progress,
    opens: 0.3 - 0.06 * progress,
    reports: reported,
    looks: falls * 0.2,
    falls: falls * 0.4,
    fallsOnPhone: falls * 0.2,
    fallsThenReports: falls * 0.2,
    isUnclear: 0.012,
    loadsAhead: 0.03,
  };
};
