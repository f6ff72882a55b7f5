import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { CurrentUser } from '#contract/session';
import { PanelProviders } from '~/app/PanelProviders.tsx';
import { prepareDirection } from '~/app/theme/rightToLeft.ts';
import { ThemeRoot } from '~/app/theme/ThemeRoot.tsx';
import { ToastHost } from '~/components/feedback/ToastHost.tsx';
import { addStage, prepareLanguages, switchLanguage } from '~/session/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import { startTexts } from './startTexts.ts';

export const companyId = '11111111-1111-4111-8111-111111111111';
export const ownId = '22222222-2222-4222-8222-222222222222';

/** An admin of Acme as far as the screens under test look at one. */
export const someAdmin = (part: Partial<CurrentUser> = {}): CurrentUser =>
  ({
    id: ownId,
    company_id: companyId,
    email: 'admin@acme.example',
    name: 'Ada',
    lastName: 'Admin',
    role: 'admin',
    emailVerified: true,
    temporary_password: false,
    company: {
      id: companyId,
      name: 'Acme',
      lang: 'en',
      totalUsersCount: 240,
      subscription: { hasBoost: true, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } },
      distribution: { isPartner: false, companyType: 'customer', parentCompanyId: null },
    },
    ...part,
  }) as CurrentUser;

/** Shows a part of the panel as the signed-in admin sees it, at an address, with toasts. Missing texts fail. */
export async function showInPanel(element: ReactNode, { address = '/', path = '*', language = 'en' as 'en' | 'he' } = {}) {
  await startTexts();
  await prepareLanguages(prepareDirection);
  await addStage('panel');
  await addStage('training');
  await switchLanguage(language, { remember: false });
  sessionStore.set({ user: someAdmin(), acting: null, actingCompany: null });
  const page = createElement(PanelProviders, null, element, createElement(ToastHost));
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [address] },
  );
  const view = render(createElement(ThemeRoot, null, createElement(RouterProvider, { router })));
  return { ...view, router };
}
