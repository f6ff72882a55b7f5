import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { pagePdf } from './pagePdf.ts';

/** A published text: when it began (negative: when it will begin), and which share of people acknowledge it. */
interface RevisionPlan {
  daysAgo: number;
  share: number;
  note?: string;
  /** A correction: only for people who have not acknowledged the one before. */
  isCorrection?: true;
}

export interface PolicyPlan {
  /** Of a preset, the company’s own text, or its document. */
  from: { preset: string } | { html: string } | { pdf: Buffer; fileName: string };
  name: string;
  revisions: readonly RevisionPlan[];
  status?: CampaignStatus;
  endedDaysAgo?: number;
  isForDepartment?: true;
  minMinutes?: number;
  reviewMonths?: number;
  draft?: string;
}

const visitors = `<h2>Visitors</h2><p>Meet your visitors at the entrance and stay with them.</p><ul><li><p>Visitors wear a badge.</p></li>
<li><p>Nobody holds a door open for people without one.</p></li></ul>`;
const suppliers = `<h2>Changed bank details</h2><p>Pay to a changed account only after a call to the number that we know.</p>
<ol><li><p>Call the supplier.</p></li><li><p>Have a second person agree.</p></li><li><p>Write down who said what.</p></li></ol>`;
const vehicles = '<h2>Company cars</h2><p>Nothing stays in a parked car: no laptop, no papers, no badge.</p>';

const keys = pagePdf('Keys and badges', [
  ['title', 'Keys and badges'],
  ['heading', 'What you got'],
  ['paragraph', 'Your key and your badge open doors for you alone. Nobody else uses them,'],
  ['text', 'also not for a moment.'],
  ['heading', 'Every day'],
  ['paragraph', 'Wear your badge so that others can see it.'],
  ['text', 'Close the doors that you have opened.'],
  ['text', 'Keep keys and badges apart from papers with our name.'],
  ['heading', 'When one is lost'],
  ['paragraph', 'Tell the reception at once, also at night. A badge that is blocked early opens nothing.'],
  ['heading', 'When you leave'],
  ['paragraph', 'Give back all keys and your badge on your last day.'],
]);

/** Policies by company: two years of them at Acme, two in a trial, one suspended after it, one of a company without a plan. */
export const policyPlans: Record<string, readonly PolicyPlan[]> = {
  acme: [
    {
      from: { preset: 'acceptable-use' },
      name: 'Acceptable use',
      revisions: [
        { daysAgo: 720, share: 0.9 },
        { daysAgo: 372, share: 0.95, note: 'Reviewed, no changes' },
      ],
    },
    {
      from: { preset: 'passwords' },
      name: 'Passwords and sign-in',
      revisions: [
        { daysAgo: 700, share: 0.88 },
        { daysAgo: 520, share: 0.5, note: 'Passkeys are welcome', isCorrection: true },
        { daysAgo: 330, share: 0.93, note: 'Reviewed, no changes' },
        { daysAgo: 40, share: 0.96, note: 'Longer passwords' },
      ],
    },
    { from: { preset: 'clean-desk' }, name: 'Desk and screens', revisions: [{ daysAgo: 12, share: 0.61 }], minMinutes: 2 },
    {
      from: { preset: 'working-away' },
      name: 'Working away',
      revisions: [
        { daysAgo: 400, share: 0.9 },
        { daysAgo: -5, share: 0, note: 'New rules for trains' },
      ],
    },
    { from: { preset: 'incident-reporting' }, name: 'Reporting incidents', revisions: [{ daysAgo: 90, share: 0.97 }] },
    {
      from: { html: visitors },
      name: 'Visitors',
      revisions: [{ daysAgo: 200, share: 0.9 }],
      draft: visitors.replace('badge', 'red badge'),
    },
    {
      from: { html: suppliers },
      name: 'Changed bank details',
      revisions: [{ daysAgo: 25, share: 0.8 }],
      isForDepartment: true,
      reviewMonths: 6,
    },
    {
      from: { html: vehicles },
      name: 'Company cars',
      revisions: [{ daysAgo: 500, share: 0.7 }],
      status: 'ended',
      endedDaysAgo: 100,
    },
    { from: { preset: 'ai-assistants' }, name: 'AI assistants', revisions: [] },
    {
      from: { pdf: keys, fileName: 'keys-and-badges.pdf' },
      name: 'Keys and badges',
      revisions: [{ daysAgo: 65, share: 0.91, note: 'The new locks' }],
    },
  ],
  globex: [
    { from: { preset: 'clean-desk' }, name: 'Clean desk', revisions: [{ daysAgo: 6, share: 0.5 }] },
    { from: { html: visitors }, name: 'Guests', revisions: [{ daysAgo: 4, share: 0.3 }] },
  ],
  initech: [{ from: { html: visitors }, name: 'Visitors', revisions: [{ daysAgo: 22, share: 0.4 }], status: 'suspended' }],
  hooli: [{ from: { preset: 'passwords' }, name: 'Passwords and sign-in', revisions: [{ daysAgo: 30, share: 0.8 }] }],
};
