import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { SavedFilter } from '#contract/company/savedFilters';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import { SavedQueries } from '~/resources/saved-filters/SavedQueries.tsx';

const user = userEvent.setup({ delay: null });
const path = `/rest/v1/company/${companyId}/saved-filters`;
const filterOf = (index: number, name: string, filter: string): SavedFilter => ({
  id: idOf(index, 7),
  list: 'users',
  name,
  filter,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const learners = filterOf(1, 'Learners', 'filterBy=learner');
const latecomers = filterOf(2, 'Never came', 'statuses=invited');
const listed = (...saved: SavedFilter[]) => ({
  [`GET ${path}`]: { body: saved, headers: { 'content-range': `saved-filters 0-${saved.length - 1}/${saved.length}` } },
});
const sent = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method);

function Toolbar({ first }: { first: string }) {
  const [present, setPresent] = useState(first);
  return (
    <>
      <output>{present}</output>
      <SavedQueries list="users" present={present} onApply={setPresent} />
    </>
  );
}
const show = (first = 'statuses=invited') => showInPanel(<Toolbar first={first} />);
const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  const menu = await screen.findByRole('dialog', { name: 'Saved filters' });
  await within(menu).findByRole('button', { name: 'Save this filter' });
  return menu;
};
const openActions = async (name: string, entry: string) => {
  const menu = await open();
  await user.click(await within(menu).findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('saved filters of a list', () => {
  it('are read when the menu opens, and applying one changes the list', async () => {
    const calls = answerNetwork(listed(learners, latecomers));
    await show();
    expect(calls).toEqual([]);
    const menu = await open();
    const present = await within(menu).findByRole('button', { name: 'Never came' });
    expect(present.getAttribute('aria-current')).toBe('true');
    expect(calls[0]?.query.get('filter')).toBe('{"list":"users"}');
    await user.click(within(menu).getByRole('button', { name: 'Learners' }));
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('filterBy=learner');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saved filters' }));
  });

  it('explain how to start if there are none, and what is missing without filters', async () => {
    answerNetwork(listed());
    await show('');
    const menu = await open();
    expect(await within(menu).findByText(/^No saved filters yet\./)).toBeTruthy();
    expect(within(menu).getByText('Set a filter or sort order first.')).toBeTruthy();
    expect(within(menu).getByRole('button', { name: 'Save this filter' })).toHaveProperty('disabled', true);
  });

  it('are saved under a name, by keyboard; a taken name is reported at the field', async () => {
    const taken = new Set(['Learners']);
    const calls = answerNetwork({
      ...listed(learners),
      [`POST ${path}`]: ({ body }: Call) => {
        const { name } = body as SavedFilter;
        if (!taken.has(name)) return { ...latecomers, name };
        const { status, body: refused } = refusal('name_in_use') as { status: number; body: unknown };
        return Response.json(refused, { status });
      },
    });
    await show();
    screen.getByRole('button', { name: 'Saved filters' }).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('dialog', { name: 'Saved filters' });
    (await within(menu).findByRole('button', { name: 'Save this filter' })).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Save this filter' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Please fill out this field.')).toBeTruthy();
    await user.keyboard('Learners{Enter}');
    expect(await within(dialog).findByText(/^You already have a saved filter with this name\./)).toBeTruthy();
    await user.clear(field);
    await user.keyboard(' Never came {Enter}');
    expect(await screen.findByText('Filter “Never came” has been saved')).toBeTruthy();
    expect(sent(calls, 'POST').at(-1)?.body).toEqual({ list: 'users', name: 'Never came', filter: 'statuses=invited' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await waitFor(() => expect(sent(calls, 'GET')).toHaveLength(2));
  });

  it('are renamed', async () => {
    const calls = answerNetwork({ ...listed(learners), [`PUT ${path}/${learners.id}`]: { body: { ...learners, name: 'Pupils' } } });
    await show();
    await openActions('Learners', 'Rename');
    const field = within(await screen.findByRole('dialog', { name: 'Rename saved filter' })).getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Pupils{Enter}');
    expect(await screen.findByText('Filter has been renamed to “Pupils”')).toBeTruthy();
    expect(sent(calls, 'PUT')[0]?.body).toEqual({ name: 'Pupils' });
  });

  it('are replaced by the present filters, after a confirmation', async () => {
    const calls = answerNetwork({ ...listed(learners), [`PUT ${path}/${learners.id}`]: { body: learners } });
    await show();
    await openActions('Learners', 'Replace with this filter');
    const dialog = await screen.findByRole('dialog', { name: 'Replace the saved filter “Learners”?' });
    expect(sent(calls, 'PUT')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('Filter “Learners” has been replaced')).toBeTruthy();
    expect(sent(calls, 'PUT')[0]?.body).toEqual({ filter: 'statuses=invited' });
  });

  it('are deleted, after a confirmation', async () => {
    const calls = answerNetwork({ ...listed(learners), [`DELETE ${path}/${learners.id}`]: { body: learners } });
    await show();
    await openActions('Learners', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete the saved filter “Learners”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'DELETE')).toEqual([]);
    await openActions('Learners', 'Delete');
    const again = await screen.findByRole('dialog', { name: 'Delete the saved filter “Learners”?' });
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Filter “Learners” has been deleted')).toBeTruthy();
    expect(sent(calls, 'DELETE')).toHaveLength(1);
  });

  it('show errors, and try again', async () => {
    let isDown = true;
    answerNetwork({
      [`GET ${path}`]: () => {
        const headers = { 'content-range': 'saved-filters 0-0/1' };
        return isDown
          ? Response.json((refusal('internal_error') as { body: unknown }).body, { status: 500 })
          : Response.json([learners], { headers });
      },
    });
    await show();
    const menu = await open();
    const retry = await within(menu).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isDown = false;
    await user.click(retry);
    expect(await within(menu).findByRole('button', { name: 'Learners' })).toBeTruthy();
  });
});
