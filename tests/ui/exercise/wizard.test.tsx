import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, box, next, numbers, open, page, user } from '#tests/support/ui/exerciseWizard';
import { companyId } from '#tests/support/ui/openPanel';
import { exerciseCalls as calls, ofCompany, packId, pageOfRows, someTemplate, templateId } from '#tests/support/ui/someExercise';

// The first test would wait for the code of the page.
beforeAll(async () => {
  await Promise.all([import('~/resources/exercise-campaigns/create/WizardPage.tsx'), import('~/app/mountPanel.tsx')]);
}, 60_000);
beforeEach(() => sessionStorage.clear());

describe('choosing templates', () => {
  it('starts with the pack of the address, and one can go on', async () => {
    const made = await open(`${page}?packId=${packId(2)}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pack 2/ }).checked).toBe(true);
    expect(await screen.findByText('Template 7')).toBeTruthy();
    expect(asked(made, calls.packTemplates)[0]).toMatchObject({ packId: packId(2), pageSize: '10', pageNumber: '1' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(next().disabled).toBe(false);
  });

  it('needs exactly ten templates, keeps to them, and says why one cannot go on', async () => {
    await open(page);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Custom Pack/ }).checked).toBe(true);
    for (const n of numbers(1, 9)) await user.click(await box(n));
    expect(screen.getByText('9/10 selected')).toBeTruthy();
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Choose a pack or 10 templates')).toBeTruthy();
    await user.click(await box(10));
    expect(next().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await user.click(await box(11));
    const refusal =
      'You can select 10 templates! If you want to select another template please unselect one of the previously selected.';
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect((await box(11)).checked).toBe(false);
    expect((await box(1)).checked).toBe(true);
    expect((await box(12)).closest('li')?.textContent).toContain('NEW');
  });

  it('searches by name a second after the last key, and sorts', async () => {
    const made = await open(page);
    await box(1);
    expect(asked(made, calls.templates)[0]).toMatchObject({ orderBy: 'updatedAt', order: 'DESC', pageSize: '25', pageNumber: '1' });
    const before = asked(made, calls.templates).length;
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search template' }), { target: { value: '12' } });
    await vi.advanceTimersByTimeAsync(900);
    expect(asked(made, calls.templates)).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText('Template 1')).toBeNull());
    expect(asked(made, calls.templates).at(-1)).toMatchObject({ name: '12' });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await user.click(screen.getByRole('button', { name: 'Descending order' }));
    await waitFor(() => expect(asked(made, calls.templates).at(-1)).toMatchObject({ orderBy: 'name', order: 'ASC' }));
  });

  it('turns a pack into a choice of one’s own', async () => {
    await open(`${page}?packId=${packId(1)}`);
    await screen.findByText('Template 7');
    expect(screen.getByText('MEDIUM')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'EDIT' }));
    expect(await screen.findByText('7/10 selected')).toBeTruthy();
    expect((await box(7)).checked).toBe(true);
    expect(next().disabled).toBe(true);
  });
});

describe('a pack with more templates than one’s own choice may have', () => {
  const inPages = ({ query }: { query: URLSearchParams }) => {
    const number = Number(query.get('pageNumber'));
    return pageOfRows(
      numbers(number === 1 ? 1 : 11, number === 1 ? 10 : 12).map((n) => someTemplate(n)),
      12,
      number,
    );
  };

  it('brings them all, the chosen ones first, and leaves it to the person which to leave out', async () => {
    const made = await open(`${page}?packId=${packId(1)}`, { answers: { [calls.packTemplates]: inPages } });
    await screen.findByText('Template 10');
    await user.click(screen.getByRole('button', { name: 'EDIT' }));
    expect(await screen.findByText('12/10 selected')).toBeTruthy();
    expect(await screen.findByText(/^You can select 10 templates! /)).toBeTruthy();
    expect(next().disabled).toBe(true);
    const list = made.find(({ method, path }) => `${method} ${path}` === calls.templates);
    expect(list?.query.getAll('first')).toEqual(numbers(1, 12).map(templateId));
    await user.click(await box(1));
    await user.click(await box(2));
    expect(screen.getByText('10/10 selected')).toBeTruthy();
    expect(next().disabled).toBe(false);
  });
});

describe('the menu of a template', () => {
  const own = (n: number, isEditable: boolean) => someTemplate(n, { type: 'CUSTOM', companyId, isEditable });
  const some = { [calls.templates]: { body: pageOfRows([someTemplate(1), own(2, false), own(3, true)]) } };
  const entriesOf = async (n: number) => {
    await user.click(await screen.findByRole('button', { name: `Actions for Template ${n}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  it('changes only those of the company, and only while no campaign uses them', async () => {
    const removal = `DELETE ${ofCompany}/template/${templateId(3)}/delete`;
    const made = await open(page, { answers: { ...some, [removal]: { body: { data: {} } } } });
    expect(await entriesOf(1)).toEqual(['Preview', 'Copy and Edit']);
    await user.keyboard('{Escape}');
    const reason = 'The template is used in active Phishing Exercise Campaign';
    expect(await entriesOf(2)).toEqual(['Preview', 'Copy and Edit', `Edit${reason}`, `Delete${reason}`]);
    await user.keyboard('{Escape}');
    await user.click(await box(3));
    expect(await entriesOf(3)).toEqual(['Preview', 'Copy and Edit', 'Edit', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete template?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted successfully.')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === removal)).toBe(true);
    expect(screen.getByText('0/10 selected')).toBeTruthy();
  });

  it('makes and edits templates in a wide window', async () => {
    await open(page, { answers: some });
    expect(await screen.findByRole('button', { name: 'CREATE NEW' })).toBeTruthy();
  });

  it('makes and edits no templates in a narrow one', async () => {
    await open(page, { answers: some, width: 900 });
    expect(await entriesOf(3)).toEqual(['Preview', 'Delete']);
    expect(screen.queryByRole('button', { name: 'CREATE NEW' })).toBeNull();
  });
});

describe('the settings of a new campaign', () => {
  const toSettings = async () => {
    const made = await open(`${page}?packId=${packId(1)}`);
    await user.click(next());
    await screen.findByRole('radio', { name: 'All Users' });
    return made;
  };

  it('say who gets the exercise, who does not and why, and what cannot be undone', async () => {
    await toSettings();
    expect(location.search).toContain('step=2');
    expect(
      await screen.findByText(/^240 people will get this exercise\. 3 people with disabled accounts won’t get it\.$/),
    ).toBeTruthy();
    expect(
      screen.getByText(
        'The auto assignment will be applied to all EXISTING and NEW users and CANNOT be changed after the settings are saved!',
      ),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '14 days' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('New phishing exercise assigned');
    await user.click(screen.getByRole('button', { name: 'View learners' }));
    expect(within(await screen.findByRole('dialog')).getByText('Ann Hill')).toBeTruthy();
  });

  it('start now, however long one has chosen templates before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await open(`${page}?packId=${packId(1)}`);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await user.click(next());
    expect(await screen.findByText('Starts now. Choose a later time to schedule it.')).toBeTruthy();
    expect(next().disabled).toBe(false);
    vi.useRealTimers();
  });

  it('cannot be left without people, and without days', async () => {
    await toSettings();
    await user.click(screen.getByRole('radio', { name: 'Specific Users' }));
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Selected users CANNOT be removed after the settings are saved!')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'All Users' }));
    expect(next().disabled).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    expect(next().disabled).toBe(true);
    await user.type(screen.getByLabelText('Number of days'), '0');
    expect(next().disabled).toBe(true);
    await user.type(screen.getByLabelText('Number of days'), '{Backspace}30');
    await waitFor(() => expect(next().disabled).toBe(false));
  });
});
