import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Course } from '#contract/courses';
import { answerNetwork, type Call, refusal } from '#tests/support/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/inPanel';
import { courseId, runningCourse, someCampaign, someCourse } from '#tests/support/training';
import { trainingCalls as calls } from '#tests/support/trainingCalls';
import { sessionStore } from '~/session/store.ts';
import { CoursesPage } from '~/custom-pages/learning/CoursesPage.tsx';

const user = userEvent.setup({ delay: null });
const path = '/learning/courses';

const answers = (courses: Course[]) => ({ [calls.courses]: { body: courses } });
async function open(courses: Course[], { address = path, language = 'en' as 'en' | 'he', more = {} } = {}) {
  const made = answerNetwork({ ...answers(courses), ...more });
  const view = await showInPanel(<CoursesPage />, { address, path, language });
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  return { ...view, made };
}
const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
async function choose(course: string, entry: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${course}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}
const madeTo = (made: readonly Call[], call: string) => made.find(({ method, path: at }) => `${method} ${at}` === call);

describe('a course card', () => {
  it('says what is in it, how hard it is, and leads to adding it', async () => {
    await open([someCourse(1, { level: 3 })]);
    const card = cardOf('Course 1');
    expect(card.textContent).toContain('25 min');
    expect(card.textContent).toContain('8 videos');
    expect(card.textContent).toContain('3 quizzes');
    expect(within(card).getByRole('img', { name: 'Level 3 of 4' })).toBeTruthy();
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`${path}?course=${courseId(1)}&step=1`);
  });

  it('leads to its own page once it has a campaign', async () => {
    await open([runningCourse(1)]);
    expect(screen.getByRole('link', { name: 'Course 1' }).getAttribute('href')).toBe(`/courses/${courseId(1)}/preview`);
    expect(cardOf('Course 1').textContent).toContain('Running');
  });

  it('tells when its campaign starts', async () => {
    await open([runningCourse(1, { activeCampaign: someCampaign({ status: 'scheduled', date_started: 4_000_000_000 }) })]);
    expect(cardOf('Course 1').textContent).toMatch(/Starts .*2096/);
  });
});

describe('the menus of the cards', () => {
  const entries = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  it.each([
    ['a draft', someCourse(1, { isCustom: true, is_draft: true }), ['Edit', 'Publish', 'Delete']],
    ['a running course', runningCourse(1), ['Settings', 'Copy and Edit', 'End campaign']],
    ['a shared running course', runningCourse(1, { isShared: true }), ['Settings', 'Copy and Edit']],
    ['a course that nobody has started', someCourse(1), ['Copy and Edit']],
    ['a custom training', someCourse(1, { isCustom: true }), ['Edit', 'Copy and Edit', 'Delete']],
  ])('of %s', async (_, course, expected) => {
    await open([course]);
    expect(await entries('Course 1')).toEqual(expected);
  });

  it('publish a draft after asking', async () => {
    const { made } = await open([someCourse(1, { isCustom: true, is_draft: true })], {
      more: { [calls.publish]: { body: someCourse(1) } },
    });
    const dialog = await choose('Course 1', 'Publish');
    expect(within(dialog).getByText('Publish Course 1?')).toBeTruthy();
    expect(within(dialog).getByText('Training will become available for starting campaign')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Training was published successfully!')).toBeTruthy();
    expect(madeTo(made, calls.publish)?.body).toEqual({ course_id: courseId(1), is_draft: false });
  });

  it('delete a custom training after asking, and keep the dialog with the reason when it is refused', async () => {
    const more: Parameters<typeof answerNetwork>[0] = { [calls.disable]: refusal('course_is_running') };
    const { made } = await open([someCourse(1, { isCustom: true })], { more });
    const dialog = await choose('Course 1', 'Delete');
    expect(within(dialog).getByText('Delete Course 1?')).toBeTruthy();
    expect(within(dialog).getByText('Training will be deleted')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('This training is running. End it before you delete it')).toBeTruthy();
    answerNetwork({ ...answers([]), [calls.disable]: { body: {} } });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Training was deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['No courses in the selected language']));
    expect(madeTo(made, calls.disable)?.body).toEqual({ course_id: courseId(1), active: false });
  });

  it.each([
    ['end a campaign that has begun', 'running', calls.endCampaign],
    ['take back one that waits for its start', 'scheduled', calls.deleteCampaign],
  ] as const)('%s', async (_, status, call) => {
    const { made } = await open([runningCourse(1, { activeCampaign: someCampaign({ status }) })], {
      more: { [call]: { body: {} } },
    });
    const dialog = await choose('Course 1', 'End campaign');
    expect(within(dialog).getByText('End Course 1?')).toBeTruthy();
    expect(within(dialog).getByText('All involved users will lose access to the training')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await screen.findByText('Training was ended successfully!')).toBeTruthy();
    expect(madeTo(made, call)).toBeTruthy();
  });

  it('end one that has started while the question was on the screen', async () => {
    const { made } = await open([runningCourse(1, { activeCampaign: someCampaign({ status: 'scheduled' }) })], {
      more: { [calls.deleteCampaign]: refusal('campaign_already_started'), [calls.endCampaign]: { body: {} } },
    });
    const dialog = await choose('Course 1', 'End campaign');
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await within(dialog).findByText('This campaign has already started. End it instead')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await screen.findByText('Training was ended successfully!')).toBeTruthy();
    expect(madeTo(made, calls.endCampaign)).toBeTruthy();
  });
});

describe('trainings of one’s own', () => {
  const as = (company: Partial<ReturnType<typeof someAdmin>['company']>) => {
    const user_ = someAdmin();
    act(() =>
      sessionStore.set({ user: { ...user_, company: { ...user_.company, ...company } }, acting: null, actingCompany: null }),
    );
  };
  const copyCall = `POST /api/v1/course/${companyId}/clone/${courseId(1)}`;
  const copy = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for Course 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy and Edit' }));
  };

  it('begin as a copy, which opens in the editor', async () => {
    const { router } = await open([someCourse(1)], { more: { [copyCall]: { body: { clonedCourseId: courseId(9) } } } });
    await copy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/custom-training/edit'));
    expect(router.state.location.search).toBe(`?id=${courseId(9)}`);
  });

  it('need a trial or Boost, which is said instead of copying', async () => {
    const { made } = await open([someCourse(1)]);
    as({ subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } });
    await copy();
    expect(await screen.findByRole('dialog', { name: 'This is part of Boost' })).toBeTruthy();
    expect(madeTo(made, copyCall)).toBeUndefined();
  });

  it('are made from nothing by partners only, also by one that has none yet', async () => {
    await open([someCourse(1)], { address: `${path}#all` });
    expect(screen.getByRole('link', { name: 'Custom' }).getAttribute('aria-disabled')).toBe('true');
    as({ distribution: { isPartner: true, companyType: 'reseller', parentCompanyId: null } });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Custom' }).getAttribute('aria-disabled')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Custom' }));
    const create = await screen.findByRole('link', { name: 'Create Custom Training' });
    expect(create.getAttribute('href')).toBe('/custom-training/new-training');
  });
});

describe('the courses page', () => {
  const mixed = [
    someCourse(1),
    someCourse(2, { course_type: 'compliance', name: 'Privacy law' }),
    someCourse(3, { language: 'iw' }),
  ];

  it('opens the category of the address; one without courses says why it cannot be chosen', async () => {
    const { router } = await open(mixed, { address: `${path}#compliance` });
    expect(shown()).toEqual(['Privacy law']);
    const strip = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All Courses',
      'Annual Training',
      'Specialized',
      'Compliance',
      'Custom',
    ]);
    const custom = strip.getByRole('link', { name: 'Custom' });
    expect(custom.getAttribute('aria-disabled')).toBe('true');
    await user.hover(custom);
    expect(await screen.findByRole('tooltip', { name: 'No courses in the selected language' })).toBeTruthy();
    await user.click(strip.getByRole('link', { name: 'Annual Training' }));
    expect(shown()).toEqual(['Course 1']);
    expect(router.state.location.hash).toBe('#awareness');
  });

  it('goes back to all courses from an empty or unknown category', async () => {
    const { router } = await open(mixed, { address: `${path}#custom` });
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(shown()).toEqual(['Course 1', 'Privacy law']);
  });

  it('searches by name, keeps it in the address with the category, and says when nothing has it', async () => {
    const { router } = await open(mixed, { address: `${path}#compliance` });
    await user.type(screen.getByRole('searchbox', { name: 'Search courses' }), 'PRIV');
    await waitFor(() => expect(router.state.location.search).toBe('?search=PRIV'));
    expect(router.state.location.hash).toBe('#compliance');
    expect(shown()).toEqual(['Privacy law']);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No hits on “PRIVx” yet. Try a different term!')).toBeTruthy();
    expect(router.state.location.hash).toBe('#compliance');
    await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[1] as HTMLElement);
    await waitFor(() => expect(shown()).toEqual(['Privacy law']));
  });

  it('keeps the menu open that was opened before the search took effect', async () => {
    await open([someCourse(1), someCourse(2)]);
    await user.type(screen.getByRole('searchbox'), 'Course 1');
    await user.click(screen.getByRole('button', { name: 'Actions for Course 1' }));
    const entry = await screen.findByRole('menuitem', { name: 'Copy and Edit' });
    await waitFor(() => expect(screen.queryByText('Course 2')).toBeNull());
    expect(entry.isConnected).toBe(true);
  });

  it('shows thirty cards and more on demand', async () => {
    await open(Array.from({ length: 70 }, (_, n) => someCourse(n + 1)));
    expect(shown()).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown()).toHaveLength(70);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows the Hebrew catalogue in Hebrew', async () => {
    await open(mixed, { language: 'he' });
    expect(shown()).toEqual(['Course 3']);
    expect(cardOf('Course 3').textContent).toContain('3 חידונים');
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('says what failed and asks again', async () => {
    answerNetwork({ [calls.courses]: refusal('permission_denied') });
    await showInPanel(<CoursesPage />, { address: path, path });
    expect(await screen.findByText('The courses could not be loaded')).toBeTruthy();
    answerNetwork(answers(mixed));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['Course 1', 'Privacy law']));
  });
});
