import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PanelProviders } from '~/app/PanelProviders.tsx';
import { prepareDirection } from '~/app/theme/rightToLeft.ts';
import { ThemeRoot } from '~/app/theme/ThemeRoot.tsx';
import { ToastHost } from '~/components/feedback/ToastHost.tsx';
import { addStage, prepareLanguages, switchLanguage } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import { companyId, ownId, somebody } from './somebody.ts';
import { startTexts } from './startTexts.ts';

export { companyId, ownId, somebody as someAdmin };

/** Renders a part of the panel for the signed-in admin, at a URL, with toasts. Missing texts fail. */
export async function showInPanel(element: ReactNode, { address = '/', path = '*', language = 'en' as 'en' | 'he' } = {}) {
  await startTexts();
  await prepareLanguages(prepareDirection);
  await addStage('panel');
  await addStage('training');
  await addStage('account');
  await addStage('year');
  await switchLanguage(language, { remember: false });
  sessionStore.set({ user: somebody(), acting: null, actingCompany: null });
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
