import { listCourses } from '#contract/courses/courses';
import { countUsers } from '#contract/people/users';
import { expectAccessible, rowsOf } from './support/actions.ts';
import { expect, test } from './support/test.ts';

test.describe('a course', () => {
  test.use({ as: 'admin@globex.example' });

  test('is chosen, started now, and shows its people a moment later', async ({ page, api }) => {
    const { count: everybody } = await api.call(countUsers, { body: {} });
    const courses = await api.call(listCourses);
    const course = courses.find(
      ({ language, isActive, is_free, lastEndedAt }) => !isActive && !lastEndedAt && is_free && (language ?? 'en') === 'en',
    );
    expect(course, 'a free course that was never started').toBeDefined();
    const { id = '', name = '' } = course ?? {};

    await page.goto('/learning/courses');
    await page.getByRole('link', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Course Preview' })).toHaveAttribute('aria-current', 'step');
    await expect(dialog.locator('video')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(new RegExp(`course=${id}&step=2`));
    await expect(dialog.getByText(new RegExp(`^${everybody.toLocaleString('en')} people will get this course`))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(/Globex/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const ready = page.getByRole('dialog', { name: 'Ready to go?' });
    await expect(ready).toContainText('Now');
    await ready.getByRole('button', { name: 'Confirm' }).click();
    const success = page.getByRole('dialog', { name: 'Success' });
    await expect(success).toContainText('Item added to calendar!');
    await success.getByRole('button', { name: 'Nice!' }).click();
    const isAnnual = (kind: string | undefined) => kind === 'awareness';
    if (isAnnual(course?.course_type) && !courses.some(({ isActive, course_type: kind }) => isActive && isAnnual(kind)))
      await page.getByRole('dialog', { name: 'Course Created' }).getByRole('button', { name: 'Skip' }).click();

    await expect(page).toHaveURL(/\/learning\/courses$/);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .first();
    await expect(card).toContainText('Running');
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/courses/${id}/statistics$`));
    // The page follows its figures by itself.
    await expect(page.getByRole('term').filter({ hasText: 'Assigned' }).locator('xpath=following-sibling::dd')).toHaveText(
      everybody.toLocaleString('en'),
      { timeout: 60_000 },
    );
    await expect(page.getByTestId('list-campaign-users').getByRole('link').first()).toBeVisible();
    expect(await (await rowsOf(page, 'campaign-users')).count()).toBeGreaterThan(0);
    await expect(page.getByRole('table', { name: 'Progress' })).toBeAttached();
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Course sections' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByRole('radio', { name: '14 days' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes were successfully saved!')).toBeVisible();
  });
});
