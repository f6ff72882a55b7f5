import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPanel } from '#tests/support/ui/openPanel';
import { sendEventsTo } from '~/browser/analytics.ts';
import { switchLanguage } from '~/i18n/i18n.ts';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  sendEventsTo(null);
  localStorage.clear();
});

describe('a click in the sidebar', () => {
  it('is tracked by name, for a page, a group, and a page in the menu of a folded group', async () => {
    const events: string[] = [];
    sendEventsTo((event) => events.push(event));
    await openPanel('/home');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await user.click(within(menu).getByRole('link', { name: 'Get Started' }));
    await user.click(within(menu).getByRole('button', { name: 'Users' }));
    expect(events).toEqual(['sidebar.home', 'sidebar.users']);

    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    await user.click(within(menu).getByRole('button', { name: 'Users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Groups' }));
    expect(events.slice(2)).toEqual(['sidebar.users', 'sidebar.groups']);
  });
});

describe('the menu of a folded group', () => {
  /** Where the menu is put, in pixels from the physical left, when its group stands from 1352 to 1440 or from 0 to 88. */
  const placeOfMenu = async (language: string, left: number) => {
    localStorage.setItem('heed.sidebar', 'folded');
    await openPanel('/home');
    await switchLanguage(language, { remember: false });
    const group = await screen.findByRole('button', { name: language === 'he' ? 'משתמשים' : 'Users' });
    vi.spyOn(group, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 100, 88, 40));
    await user.click(group);
    const menu = await screen.findByRole('menu');
    return menu.closest<HTMLElement>('.MuiPaper-root')?.style.left;
  };

  it('opens beside the sidebar, towards the page', async () => {
    expect(await placeOfMenu('en', 0)).toBe('88px');
  });

  it('does so, too, in right-to-left languages', async () => {
    expect(await placeOfMenu('he', 1352)).toBe('1352px');
  });
});
