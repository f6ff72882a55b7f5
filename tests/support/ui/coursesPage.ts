import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import type { Course } from '#contract/courses/courses';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { trainingCalls as calls } from '#tests/support/ui/trainingCalls';
import { CourseList } from '~/resources/courses/CourseList.tsx';
import { sessionStore } from '~/session/store.ts';

export const user = userEvent.setup({ delay: null });
export const path = '/learning/courses';

export const answers = (courses: Course[]) => ({ [calls.courses]: { body: courses } });
/** Opens the page of all courses with these courses. */
export async function open(courses: Course[], { address = path, language = 'en' as 'en' | 'he', more = {} } = {}) {
  const made = answerNetwork({ ...answers(courses), ...more });
  const view = await showInPanel(createElement(CourseList), { address, path, language });
  await waitFor(() => {
    if (document.querySelector('.MuiSkeleton-root')) throw new Error('not there yet');
  });
  return { ...view, made };
}

type Company = ReturnType<typeof someAdmin>['company'];
/** Signs in as an admin of such a company. */
export function as(company: Partial<Company>) {
  const admin = someAdmin();
  act(() => sessionStore.set({ user: { ...admin, company: { ...admin.company, ...company } }, acting: null, actingCompany: null }));
}
export const withoutPlan: Pick<Company, 'subscription'> = {
  subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } },
};

export const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
export const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export async function choose(course: string, entry: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${course}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}
export const madeTo = (made: readonly Call[], call: string) => made.find(({ method, path: at }) => `${method} ${at}` === call);
