import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listUsers } from '#contract/people/users';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, homeCalls, somebody } from '#tests/support/ui/openPanel';
import { start } from '~/app/boot/start.ts';
import { mountPanel, prepareDirection } from '~/app/mountPanel.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { addStage, i18n, prepareLanguages } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';

it('people of a company that is disabled while they work see the page that says so, with a sign-out', async () => {
  answerNetwork({ ...homeCalls, [`POST /api/v1/users/list/${companyId}`]: refusal('company_disabled') });
  sessionStore.set({ user: somebody(), acting: null, actingCompany: null });
  history.replaceState(null, '', '/home');
  const root = document.body.appendChild(document.createElement('div'));
  let takeAway = () => {};
  const end = await start(root, {
    signedOut: () => Promise.reject(new Error('not needed')),
    panel: async () => {
      await Promise.all([addStage('panel'), prepareLanguages(prepareDirection)]);
      return (element) => (takeAway = mountPanel(element));
    },
  });
  await screen.findByRole('button', { name: 'Account menu' });
  await expect(callEndpoint(listUsers, { body: {} })).rejects.toThrow();
  expect(await screen.findByRole('heading', { name: i18n.t('errors.pages.disabled.title') })).toBeTruthy();
  expect(screen.getByRole('button', { name: i18n.t('errors.pages.disabled.logout') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull();
  act(() => takeAway());
  end();
  root.remove();
});
