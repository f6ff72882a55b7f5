import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterLiveForm, LinkBase, RecordsIterator, useInput, useListContext, useRedirect, useSavedQueries } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people } from '#tests/support/ui/people';
import { FilterBar } from '~/components/filters/FilterBar.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { userAddress } from '~/resources/users/userListQuery.ts';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
const open = (children: React.ReactNode, search = '') =>
  showInPanel(
    <ListRoot resource="users" address={userAddress} columns={[]} isSelectable>
      {children}
    </ListRoot>,
    { address: `${path}${search}`, path },
  );
const answer = (total = 240) => answerNetwork({ [calls.list]: { body: pageOf(people(3), total) } });
const lastBody = (made: readonly Call[]) => made.filter((call) => call.path.includes('/list/')).at(-1)?.body;

function Typed({ source }: { source: string }) {
  const { field } = useInput({ source });
  return <input aria-label={source} {...field} />;
}

function Context() {
  const list = useListContext();
  const saved = useSavedQueries('users');
  return (
    <>
      <output aria-label="chosen">{JSON.stringify([list.selectedIds.length, list.displayedFilters, saved[0]])}</output>
      <button type="button" onClick={() => list.onSelect([idOf(1), idOf(2)])}>
        select two
      </button>
      <button type="button" onClick={() => list.onToggleItem(idOf(2))}>
        toggle one
      </button>
      <button type="button" onClick={() => list.onUnselectItems()}>
        let go
      </button>
      <button type="button" onClick={() => list.showFilter('filterBy', ['learner'])}>
        show a filter
      </button>
      <button type="button" onClick={() => list.hideFilter('filterBy')}>
        hide it
      </button>
      <button type="button" onClick={() => list.setPerPage(50)}>
        more rows
      </button>
    </>
  );
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const chosen = () => JSON.parse(screen.getByLabelText('chosen').textContent ?? '') as unknown[];

describe("react-admin's own parts inside a list", () => {
  it('show its records', async () => {
    answer();
    await open(<RecordsIterator render={(record) => <p>{String(record['email'])}</p>} />);
    expect(await screen.findByText(/person1@/i)).toBeTruthy();
  });

  it('filter it by a live form, which follows the URL', async () => {
    const made = answer();
    const { router } = await open(
      <FilterLiveForm debounce={10}>
        <Typed source="search" />
      </FilterLiveForm>,
      '?drawer=user',
    );
    await user.type(await screen.findByLabelText('search'), 'ann');
    await waitFor(() => expect(router.state.location.search).toBe('?drawer=user&search=ann'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(lastBody(made)).toMatchObject({ searchText: 'ann' }));
  });

  it('select rows, show and hide filters, and change the number of rows through its context', async () => {
    answer();
    const { router } = await open(<Context />);
    await waitFor(() => expect(chosen()[0]).toBe(0));
    await press('select two');
    await waitFor(() => expect(chosen()[0]).toBe(2));
    await press('toggle one');
    await waitFor(() => expect(chosen()[0]).toBe(1));
    await press('let go');
    await waitFor(() => expect(chosen()[0]).toBe(0));
    await press('show a filter');
    await waitFor(() => expect(router.state.location.search).toBe('?filterBy=learner'));
    await waitFor(() => expect(chosen()[1]).toEqual({ filterBy: true }));
    await press('hide it');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(chosen()[1]).toEqual({}));
    await press('more rows');
    await waitFor(() => expect(router.state.location.search).toBe('?limit=50'));
  });

  it('link to the URLs of this panel', async () => {
    answer();
    const Away = () => {
      const redirect = useRedirect();
      return (
        <>
          <LinkBase to={`/users/${idOf(1)}`}>Edit</LinkBase>
          <LinkBase to="/departments/create">Create</LinkBase>
          <LinkBase to="/users/departments">Departments</LinkBase>
          <button type="button" onClick={() => redirect('edit', 'departments', idOf(3))}>
            rename
          </button>
        </>
      );
    };
    const { router } = await open(<Away />);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Edit')).toBe(`/user_profile/${idOf(1)}/edit`);
    expect(hrefOf('Create')).toBe('/users/departments?modal=create');
    expect(hrefOf('Departments')).toBe('/users/departments');
    await press('rename');
    expect(router.state.location.pathname + router.state.location.search).toBe(`/users/departments?modal=rename&id=${idOf(3)}`);
  });
});

describe('two filters chosen before the list renders again', () => {
  it('both apply, and the list starts on its first page', async () => {
    answer();
    const { router } = await open(
      <>
        <FilterBar />
        <Context />
      </>,
      '?page=3',
    );
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    click('Learner');
    click('Admin');
    click('more rows');
    await waitFor(() => expect(router.state.location.search).toBe('?limit=50&filterBy=account_admin&filterBy=learner'));
  });
});

describe('a page past the end', () => {
  it('becomes the last one in place, so that Back does not return to it', async () => {
    answerNetwork({
      [calls.list]: ({ body }: Call) => ((body as { pageNumber: number }).pageNumber > 2 ? pageOf([], 30) : pageOf(people(5), 30)),
    });
    const { router } = await open(<RecordsIterator render={(record) => <p>{String(record['email'])}</p>} />, '?page=9');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(within(document.body).getAllByText(/person/i).length).toBe(5));
  });
});
