import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel } from '#tests/support/ui/openPanel';
import { runningCourse } from '#tests/support/ui/training';

const user = userEvent.setup({ delay: null });
const link = 'https://learn.example/?company=c&token=t';
const linkCall = `GET /api/v1/auth/company/${companyId}/magic_link`;

/** The tab that a browser opens, as far as it is used. */
const aTab = () => ({ opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() });
let tab = aTab();
const open = vi.fn();

beforeEach(() => {
  tab = aTab();
  open.mockReset().mockReturnValue(tab);
  vi.stubGlobal('open', open);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = async () => {
  await user.click(await screen.findByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Learner Login/ }));
};

describe('Learner Login', () => {
  it('opens a tab at once and fills it with the link; the tab has no access to the panel', async () => {
    let answer: (body: object) => void = () => undefined;
    const calls = await openPanel('/home', {
      answers: { [linkCall]: () => new Promise<object>((resolve) => (answer = resolve)) },
    });
    await press();
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/magic_link'))).toBe(true));
    expect(tab.location.replace).not.toHaveBeenCalled();
    answer({ link });
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(link));
    expect(tab.opener).toBeNull();
    expect(calls.find(({ path }) => path.endsWith('/magic_link'))?.query.get('platformType')).toBe('employee');
    expect(location.pathname).toBe('/home');
  });

  it('closes the tab and shows why it was refused', async () => {
    await openPanel('/home', { answers: { [linkCall]: refusal('permission_denied') } });
    await press();
    expect(await screen.findByText("You don't have permission to access")).toBeTruthy();
    expect(tab.close).toHaveBeenCalledOnce();
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('opens in this tab if the browser blocks a new one', async () => {
    open.mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openPanel('/home', { answers: { [linkCall]: { body: { link } } } });
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(link));
    assign.mockRestore();
  });

  it('is in the menu of a course that runs', async () => {
    await openPanel('/learning/courses', {
      answers: {
        [`GET /api/v1/course/company/${companyId}`]: { body: [runningCourse(1)] },
        [linkCall]: { body: { link } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Course 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Learner Login' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(link));
  });
});
