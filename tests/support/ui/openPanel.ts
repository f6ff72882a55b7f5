import { act } from '@testing-library/react';
import type { Home } from '#contract/company/home';
import type { Message } from '#contract/company/messages';
import type { CurrentUser } from '#contract/session/session';
import { mountPanel, prepareDirection } from '~/app/mountPanel.tsx';
import { addStage, prepareLanguages, switchLanguage } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import { atEndOfTest } from './atEndOfTest.ts';
import { answerNetwork, type Call } from './fakeNetwork.ts';
import { someCulture } from './someCulture.ts';
import { companyId, ownId, somebody, someCompany } from './somebody.ts';
import { startTexts } from './startTexts.ts';

/** The annual training offered to a company without any. */
export const annual: NonNullable<Home['annual']> = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'First course',
  language: null,
  totalChapters: 3,
  needsPlan: false,
};

/** The home page's data of a company with a running training; override what a test needs. */
export const someHome = (part: Partial<Home> = {}): Home => ({
  activeTrainings: 1,
  endedTrainings: 0,
  activeGaming: 0,
  activeExercises: 0,
  activePhishing: 0,
  held: 0,
  people: 240,
  progress: {
    of: 'running',
    assignedUsers: 200,
    notStarted: 60,
    inProgress: 30,
    completed: 100,
    overdue: 10,
    notCompleted: 0,
    paused: 0,
    averageScore: 80,
  },
  paused: 0,
  newest: [],
  annual: null,
  ...part,
});

/** A company that wrote no texts of its own. */
const standard: Message = { subject: 'Standard', message: 'Standard', isOwn: false };

const company = `/company/${companyId}`;
/** Replies to the calls of the home page, and to those for texts of mails. */
export const homeCalls = {
  [`GET /customers/api/v1${company}/invite/emails`]: { body: { admin: standard, learner: standard } },
  'GET /rest/v1/me/sessions': { body: [] },
  [`GET /rest/v1${company}/reminder-messages`]: { body: { course: standard, tasks: standard } },
  [`POST /api/v1/users/count_users_under_filters/${companyId}`]: ({ body }: Call) => ({
    count: (body as { undelivered?: boolean }).undelivered ? 0 : 240,
  }),
  [`GET /customers/api/v1${company}/departments`]: { body: { data: [], totalCount: 0 } },
  [`GET /customers/api/v1${company}/groups`]: { body: { data: [], totalCount: 3 } },
  [`GET /rest/v1${company}/home`]: { body: someHome() },
  [`GET /rest/v1${company}/culture-score`]: { body: someCulture(null, null) },
  [`GET /rest/v1${company}/audit-log`]: { body: [], headers: { 'content-range': 'audit-log 0-0/0' } },
};

/** Opens the complete panel at a URL for a person. Returns its calls. Missing texts fail. */
export async function openPanel(
  address: string,
  { user = somebody() as CurrentUser | null, answers = {} as Parameters<typeof answerNetwork>[0], width = 1440 } = {},
): Promise<Call[]> {
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width, height: 900 });
  await startTexts();
  await prepareLanguages(prepareDirection);
  await addStage('panel');
  await switchLanguage('en', { remember: false });
  const calls = answerNetwork({ ...homeCalls, ...answers });
  sessionStore.set({ user, acting: null, actingCompany: null });
  window.history.replaceState(null, '', address);
  const root = document.body.appendChild(document.createElement('div'));
  act(() => {
    const unmount = mountPanel(root);
    atEndOfTest(() => {
      act(unmount);
      root.remove();
    });
  });
  return calls;
}

export { companyId, ownId, somebody, someCompany };
