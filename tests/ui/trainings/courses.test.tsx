import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, as, cardOf, madeTo, open, path, shown, user, withoutPlan } from '#tests/support/ui/coursesPage';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { courseId, someCourse } from '#tests/support/ui/training';
import { trainingCalls as calls } from '#tests/support/ui/trainingCalls';
import { CourseList } from '~/resources/courses/CourseList.tsx';
import { switchLanguage } from '~/i18n/i18n.ts';

describe('custom trainings', () => {
  const copyCall = `POST /api/v1/course/${companyId}/clone/${courseId(1)}`;
  const copy = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for Course 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy and Edit' }));
  };

  it('start as a copy, which opens in the editor', async () => {
    const { router } = await open([someCourse(1)], { more: { [copyCall]: { body: { clonedCourseId: courseId(9) } } } });
    await copy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/custom-training/edit'));
    expect(router.state.location.search).toBe(`?id=${courseId(9)}`);
  });

  it('need a trial or Boost, which is offered instead of copying', async () => {
    const { made } = await open([someCourse(1)]);
    as(withoutPlan);
    await copy();
    expect(await screen.findByRole('dialog', { name: 'This feature is part of Boost' })).toBeTruthy();
    expect(madeTo(made, copyCall)).toBeUndefined();
  });

  it('can be created from scratch by partners only, also by one without any', async () => {
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

  it('opens the category of the URL; a category without courses explains why it is disabled', async () => {
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
    const reason = 'You haven’t created any training yet. To create one, choose “Copy and Edit” in a course’s menu.';
    expect(await screen.findByRole('tooltip', { name: reason })).toBeTruthy();
    await user.hover(strip.getByRole('link', { name: 'Specialized' }));
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

  it('searches by name, keeps search and category in the URL, and reports no matches', async () => {
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

  it('reads the courses once, for any search and category', async () => {
    const { made, router } = await open(mixed);
    await user.click(screen.getByRole('link', { name: 'Compliance' }));
    await user.type(screen.getByRole('searchbox'), 'priv');
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?search=priv', hash: '#compliance' }));
    expect(shown()).toEqual(['Privacy law']);
    expect(pathsOf(made).filter((call) => call === calls.courses)).toHaveLength(1);
  });

  it('goes back through categories, not through typed searches', async () => {
    const { router } = await open(mixed);
    await user.click(screen.getByRole('link', { name: 'Compliance' }));
    await user.type(screen.getByRole('searchbox'), 'priv');
    await waitFor(() => expect(router.state.location.search).toBe('?search=priv'));
    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ search: '', hash: '' });
    expect(shown()).toEqual(['Course 1', 'Privacy law']);
  });

  it('opens a course over the search results', async () => {
    const { router } = await open(mixed, { address: `${path}?search=law#compliance` });
    await user.click(screen.getByRole('link', { name: 'Privacy law' }));
    expect(router.state.location).toMatchObject({ search: `?search=law&course=${courseId(2)}&step=1`, hash: '#compliance' });
    // Behind the dialog, whose code may have come already.
    const behind = screen.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent);
    expect([behind.includes('Privacy law'), behind.includes('Course 1')]).toEqual([true, false]);
  });

  it('ignores a page number in the URL, because it has no pages', async () => {
    const { router } = await open(mixed, { address: `${path}?page=3` });
    expect(shown()).toEqual(['Course 1', 'Privacy law']);
    expect(router.state.location.search).toBe('?page=3');
  });

  it('keeps a menu open that was opened before the search was applied', async () => {
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

  it('follows the language of the panel', async () => {
    await open(mixed);
    await act(() => switchLanguage('he', { remember: false }));
    await waitFor(() => expect(shown()).toEqual(['Course 3']));
  });

  it('shows a load error and tries again', async () => {
    answerNetwork({ [calls.courses]: refusal('permission_denied') });
    await showInPanel(<CourseList />, { address: path, path });
    expect(await screen.findByText('Couldn’t load the courses')).toBeTruthy();
    answerNetwork(answers(mixed));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toEqual(['Course 1', 'Privacy law']));
  });
});
