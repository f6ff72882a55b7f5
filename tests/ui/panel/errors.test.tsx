import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { openPanel } from '#tests/support/ui/openPanel';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { TypedPhraseDialog } from '~/components/overlay/TypedPhraseDialog.tsx';
import { HeedError } from '~/errors/heedError.ts';
import { fetchedCode, reloadOnceOnFailedChunk } from '~/browser/reloadOnce.ts';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const changed = new HeedError(409, { code: 'total_changed', details: [{ code: 'total_changed', description: 'It moved' }] });

describe('a screen that crashes', () => {
  it('is replaced by an error, and renders again on the next page', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Broken({ fails }: { fails: boolean }) {
      if (fails) throw new Error('broken');
      return <p>fine</p>;
    }
    function Pages() {
      const [page, setPage] = useState('/a');
      return (
        <>
          <button type="button" onClick={() => setPage('/b')}>
            next
          </button>
          <ErrorBoundary resetKey={page}>
            <Broken fails={page === '/a'} />
          </ErrorBoundary>
        </>
      );
    }
    await showInPanel(<Pages />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    await user.click(button('next'));
    expect(screen.getByText('fine')).toBeTruthy();
    quiet.mockRestore();
  });

  it('whose code is gone stays while the server is away, and otherwise reloads the page once', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const server = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('away'));
    server.mockResolvedValue(new Response('2026'));
    reloadOnceOnFailedChunk();
    const fail = () => {
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
      return fetchedCode(Promise.reject(new Error('gone')));
    };
    await expect(fail()).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();

    const waiting = vi.fn();
    void fail().then(waiting, waiting);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    expect(server).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(waiting).not.toHaveBeenCalled();
    sessionStorage.clear();
    server.mockRestore();
    reload.mockRestore();
  });
});

describe('an error toast', () => {
  function Fail({ error }: { error: unknown }) {
    const show = useErrorToast();
    return (
      <button type="button" onClick={() => show(error)}>
        fail
      </button>
    );
  }

  it("shows the server's message for four seconds", async () => {
    await showInPanel(<Fail error={changed} />);
    await user.click(button('fail'));
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('It moved');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 12_000 });
  });

  it('does not treat a report that is being generated as an error', async () => {
    await showInPanel(<Fail error={new HeedError(409, { code: 'report_generation_in_progress' })} />);
    await user.click(button('fail'));
    expect(await screen.findByText('The report is being generated. Please try again in a few minutes.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is hidden for an ended session, which the sign-in page explains', async () => {
    await showInPanel(<Fail error={new HeedError(401, { code: 'invalid_session' })} />);
    await user.click(button('fail'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the error pages', () => {
  it('offer a next step', async () => {
    await openPanel('/error/404');
    expect((await screen.findByRole('link', { name: 'Go home' })).getAttribute('href')).toBe('/home');
  });

  it('report that a page could not be shown because its company cannot be read', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const other = '33333333-3333-4333-8333-333333333333';
    await openPanel('/home', { answers: { [`GET /customers/api/v1/company/${other}/view/admin`]: refusal('internal_error') } });
    const { enterCompany } = await import('~/session/store.ts');
    enterCompany(other, 'Globex');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(button('Exit')).toBeTruthy();
    quiet.mockRestore();
  });
});

describe('the confirmation dialog', () => {
  it('shows an error inside and can be tried again', async () => {
    let tries = 0;
    const close = vi.fn();
    const work = async () => {
      tries += 1;
      if (tries === 1) throw changed;
    };
    await showInPanel(
      <ConfirmDialog open title="Disable 3 users?" onConfirm={work} onClose={close}>
        They cannot sign in.
      </ConfirmDialog>,
    );
    expect(button('Cancel')).toBeTruthy();
    await user.click(button('Confirm'));
    expect((await screen.findByRole('alert')).textContent).toContain('It moved');
    expect(close).not.toHaveBeenCalled();
    await user.click(button('Confirm'));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});

describe('the typed phrase', () => {
  it('is compared exactly', async () => {
    const remove = vi.fn();
    const close = vi.fn();
    await showInPanel(<TypedPhraseDialog open title="Delete Ann?" onConfirm={remove} onClose={close} />);
    const field = screen.getByLabelText('Type DELETE to confirm');
    await user.click(button('Delete'));
    expect(await screen.findByText('Please enter confirmation phrase')).toBeTruthy();
    await user.type(field, 'delete');
    expect(await screen.findByText('Invalid confirmation phrase')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'DELETE ');
    await user.click(button('Delete'));
    expect(remove).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'DELETE');
    await user.click(button('Delete'));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('the drawer', () => {
  function Form({ dirty, onClose }: { dirty: boolean; onClose: () => void }) {
    return (
      <Drawer open title="Add users" isDirty={dirty} onClose={onClose} footer={<button type="button">Save</button>}>
        <input aria-label="Name" />
      </Drawer>
    );
  }

  it('closes at once without unsaved input', async () => {
    const close = vi.fn();
    await showInPanel(<Form dirty={false} onClose={close} />);
    expect(screen.getByRole('dialog', { name: 'Add users' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('asks before unsaved input is lost, and stays open on request', async () => {
    const close = vi.fn();
    await showInPanel(<Form dirty onClose={close} />);
    await user.click(button('Close'));
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    await user.click(button('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
    expect(close).not.toHaveBeenCalled();
    await user.click(button('Close'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('asks, too, before Back or a link leaves', async () => {
    const { router } = await showInPanel(<Form dirty onClose={() => undefined} />, { address: '/here', path: '/here' });
    void router.navigate('/there');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/there'));
  });
});
