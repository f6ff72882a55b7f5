import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import type { CourseView } from '#contract/courses/courses';
import type { CurrentUser } from '#contract/session/session';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import { campaign, courseId } from '#tests/support/ui/someCourse';
import { CourseOverlay } from '~/resources/campaigns/CourseOverlay.tsx';
import { sessionStore } from '~/session/store.ts';

export const start = `POST /api/v1/campaign/${companyId}`;
export const allowance = `GET /rest/v1/company/${companyId}/mail_allowance`;
export const edit = `PUT /api/v1/campaign/${companyId}`;
const set = (name: string, n: number) => ({
  id: idOf(n, 901),
  name,
  usersCount: 3,
  disabledCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
});
/** Replies to the calls of the Add Course dialog, for one course. */
export const answers = (course: CourseView, more = {}) => ({
  [`GET /api/v1/course/company/${companyId}/course/${courseId}/view/admin`]: { body: course },
  [`GET /api/v1/cheat_sheets/${companyId}`]: { body: [{ id: idOf(4, 900), name: 'Sheet', url: '/media/cheat-sheets/a.pdf' }] },
  [`GET /customers/api/v1/company/${companyId}/users/count`]: { body: { totalUsersCount: 12, excluded: { disabled: 2 } } },
  [`GET /customers/api/v1/company/${companyId}/departments`]: {
    body: { data: [set('Sales', 1), set('Support', 2)], totalCount: 2 },
  },
  [`GET /scorm/api/v1/company/${companyId}/courses/${courseId}/list`]: { body: { data: { items: [] } } },
  [allowance]: { body: { ownTexts: null } },
  [start]: { body: campaign },
  [edit]: { body: campaign },
  ...more,
});

export const user = userEvent.setup({ delay: null });
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const bodyOf = (calls: Call[], name: string) => calls.find(({ method, path }) => `${method} ${path}` === name)?.body;

/** Opens the dialog at a step, counted from 1. */
export async function open(step: number, company: Partial<CurrentUser['company']> = {}, role: CurrentUser['role'] = 'admin') {
  const view = await showInPanel(createElement(CourseOverlay), { address: `/learning/courses?course=${courseId}&step=${step}` });
  const admin = someAdmin();
  sessionStore.set({ user: { ...admin, role, company: { ...admin.company, ...company } }, acting: null, actingCompany: null });
  await screen.findByRole('dialog', { name: 'Phishing basics' });
  return view;
}
export const trial = (status: 'active' | 'expired' | 'available' | null) => ({
  subscription: {
    hasBoost: false,
    hasSuperBoost: false,
    trial: { modal: null, status, endsAt: new Date(Date.now() + 3.5 * 86_400_000).toISOString() },
  },
});
