import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ann, box, next, numbers, open, page, step, user } from '#tests/support/ui/exerciseWizard';
import { somebody } from '#tests/support/ui/openPanel';
import { exerciseCalls as calls, packId, templateId } from '#tests/support/ui/someExercise';

// The first test would wait for the code of the page.
beforeAll(async () => {
  await Promise.all([import('~/resources/exercise-campaigns/create/WizardPage.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);
beforeEach(() => sessionStorage.clear());

describe('the launch', () => {
  const toLaunch = async (more: Parameters<typeof open>[1] = {}) => {
    const made = await open(`${page}?packId=${packId(1)}&step=3`, more);
    expect(await screen.findByText('Ready to go?')).toBeTruthy();
    return made;
  };
  const launch = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Launch exercise' });

  it('says what will happen, launches, and goes to the campaigns', async () => {
    const made = await toLaunch();
    expect(step()).toContain('Launch');
    expect(screen.getByLabelText<HTMLInputElement>('Campaign Name').value).toMatch(
      /^Phishing Exercise Campaign [A-Z][a-z]{2} \d{2}, \d{4}$/,
    );
    const fact = (name: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent?.trim() === name)?.nextElementSibling?.textContent;
    await waitFor(() => expect(fact('Learners')).toBe('240'));
    expect(fact('Templates')).toBe('7');
    expect(fact('Days to Complete')).toBe('14');
    expect(screen.getByText('The exercise starts immediately. People are notified by email.')).toBeTruthy();
    await user.click(launch());
    expect(await screen.findByText('Phishing exercise campaign created successfully!')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/phishing-exercise/active'));
    const sent = made.find(({ method, path }) => `${method} ${path}` === calls.create)?.body;
    expect(sent).toMatchObject({
      usersType: 'USERS_ALL',
      daysToComplete: 14,
      packId: packId(1),
      templates: [],
      notification: { isEnabled: true, subject: 'New phishing exercise assigned' },
      selectedUsersIds: [],
      selectedDepartmentsIds: [],
      selectedGroupsIds: [],
    });
  });

  it('sends the default texts for those that are left empty', async () => {
    const made = await open(`${page}?packId=${packId(1)}&step=2`);
    await user.clear(await screen.findByLabelText('Subject'));
    await user.clear(screen.getByLabelText('Message'));
    await user.click(next());
    await user.click(launch());
    await screen.findByText('Phishing exercise campaign created successfully!');
    const sent = made.find(({ method, path }) => `${method} ${path}` === calls.create)?.body;
    const message = 'You have been assigned a phishing exercise. Can you spot the phish?';
    expect(sent).toMatchObject({ notification: { isEnabled: true, subject: 'New phishing exercise assigned', message } });
  });

  it('needs a name, which stays while one goes back, and asks before it is lost', async () => {
    await toLaunch();
    const name = () => screen.getByLabelText<HTMLInputElement>('Campaign Name');
    await user.clear(name());
    expect(await screen.findByText('Campaign Name is required')).toBeTruthy();
    expect(launch().disabled).toBe(true);
    await user.type(name(), 'Autumn');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(next());
    expect(name().value).toBe('Autumn');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Back to phishing exercises' }));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    expect(location.pathname).toBe(page);
  });

  it('shows a company on the free plan the templates, and offers the trial before any work', async () => {
    const subscription = {
      hasBoost: false,
      hasSuperBoost: false,
      trial: { modal: null, status: 'available' as const, endsAt: null },
    };
    await open(`${page}?step=2`, { user: somebody({ company: { subscription } }) });
    expect(await box(1)).toBeTruthy();
    expect(step()).toBe('1Templates');
    await user.click(next());
    expect(await screen.findByRole('dialog', { name: 'Start Your Free Trial' })).toBeTruthy();
    expect(screen.queryByText('Ready to go?')).toBeNull();
  });

  it('sends the chosen templates in order, and those who are chosen', async () => {
    const made = await open(page);
    for (const n of [2, 1, ...numbers(3, 10)]) await user.click(await box(n));
    await user.click(next());
    await user.click(await screen.findByRole('radio', { name: 'Specific Users' }));
    await user.type(await screen.findByRole('combobox', { name: /Users/ }), 'Ann');
    await user.click(await screen.findByRole('option', { name: /Ann Hill/ }));
    expect(await screen.findByText('1 person will get this exercise.')).toBeTruthy();
    await user.click(next());
    await screen.findByText('Ready to go?');
    await user.click(launch());
    await screen.findByText('Phishing exercise campaign created successfully!');
    const sent = made.find(({ method, path }) => `${method} ${path}` === calls.create)?.body as Record<string, unknown>;
    expect(sent['selectedUsersIds']).toEqual([ann.id]);
    expect(sent['packId']).toBeNull();
    expect((sent['templates'] as object[]).slice(0, 2)).toEqual([
      { orderNumber: 1, templateId: templateId(2) },
      { orderNumber: 2, templateId: templateId(1) },
    ]);
  });
});
