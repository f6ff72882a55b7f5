import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SimulationPreflight } from '#contract/simulation/preflight';
import type { SimulationTemplateCard } from '#contract/simulation/templates';
import { companyId } from './inPanel.ts';
import { openPanel } from './openPanel.ts';
import { idOf } from './people.ts';
import { agreed, simulationCalls, simulationId, simulationsShown, someSimulation } from './someSimulation.ts';

export const user = userEvent.setup({ delay: null });
export const page = '/phishing-simulation-create';
const wait = { timeout: 15_000 };
const ofCompany = `/phishing/api/v3/company/${companyId}`;
export const calls = {
  preflight: `POST ${ofCompany}/campaign/preflight`,
  create: `POST ${ofCompany}/campaign/create`,
  one: `GET ${ofCompany}/campaign/${simulationId}`,
  update: `PUT ${ofCompany}/campaign/${simulationId}/update`,
  templates: `GET /rest/v1/company/${companyId}/simulation-templates`,
} as const;

export const templateId = (n: number) => idOf(n, 972);
const someTemplate = (n: number): SimulationTemplateCard => ({
  id: templateId(n),
  companyId: null,
  name: `Lure ${n}`,
  type: 'CORPORATE',
  language: 'en',
  difficulty: 2,
  landingKind: 'teach',
  senderName: 'IT',
  senderLocal: 'it-service',
  subject: `Subject ${n}`,
  isEditable: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  thumbnailUrl: null,
});

/** 500 people in six zones; nothing is in the way. Override what a test needs. */
export const somePreflight = (part: Partial<SimulationPreflight> = {}): SimulationPreflight => ({
  recipients: 500,
  leftOut: [{ reason: 'disabled', people: 9 }],
  zones: [
    { zone: 'Asia/Jerusalem', people: 412 },
    { zone: 'Europe/Berlin', people: 40 },
    { zone: 'Europe/Paris', people: 20 },
    { zone: 'Asia/Tokyo', people: 14 },
    { zone: 'UTC', people: 14 },
  ],
  way: { kind: 'house', domain: 'sim.example', email: null, mayReplaceName: false },
  linkHost: { name: 'go.sim.example', of: 'operator' },
  lostLinkHost: null,
  followUps: [],
  header: { name: 'X-Test-Phish', value: 'heed-0123456789' },
  capacity: {
    perMinute: 300,
    perDay: null,
    minutes: 2,
    startsOn: '2031-03-03',
    lastOn: '2031-03-07',
    days: 5,
    daysOfRound: 22,
    fits: true,
  },
  nextRoundOn: '2031-04-03',
  countsUntil: '2031-04-16',
  templates: {
    count: 42,
    languages: [
      { language: 'en', templates: 24, people: 400 },
      { language: 'de', templates: 18, people: 100 },
    ],
    inAnotherLanguage: 3,
    repeatsFrom: 9,
  },
  examples: [
    {
      user: { id: idOf(1, 973), name: 'Ann Hill' },
      at: '2031-03-03T07:00:00.000Z',
      zone: 'Asia/Jerusalem',
      template: { id: templateId(1), name: 'Lure 1' },
      from: { name: 'IT of Acme', address: 'it-service@sim.example' },
    },
  ],
  consentNeeded: false,
  stopped: false,
  refusals: [],
  ...part,
});

const answers = {
  ...simulationsShown([someSimulation()]),
  [simulationCalls.consent]: { body: { data: agreed } },
  [calls.preflight]: { body: { data: somePreflight() } },
  [calls.create]: { body: { data: someSimulation({ stage: 'scheduled' }), message: 'Phishing campaign created!' } },
  [calls.one]: { body: { data: someSimulation() } },
  [calls.update]: { body: { data: someSimulation(), message: 'Phishing campaign updated!' } },
  [calls.templates]: { body: { data: Array.from({ length: 12 }, (_, index) => someTemplate(index + 1)), totalCount: 12 } },
  'GET /phishing/api/v1/login_pages': { body: { data: { items: [] } } },
};

export const open = async (address: string, more: Parameters<typeof openPanel>[1] = {}) => {
  const made = await openPanel(address, { ...more, answers: { ...answers, ...more.answers } });
  await screen.findByRole('list', { name: 'Steps' }, wait);
  return made;
};
export const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
export const step = () => screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent;
