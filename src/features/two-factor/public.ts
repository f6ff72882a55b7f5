import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';

export { useStep } from './useStep.tsx';

const fetched = <Module>(load: () => Promise<Module>) => fetchedCode(withTexts('account', load)());

/** All below are fetched when they are shown, with their texts. */
export const TwoFactorSection = lazy(() =>
  fetched(() => import('./TwoFactorSection.tsx')).then((m) => ({ default: m.TwoFactorSection })),
);
export const FirstFactor = lazy(() => fetched(() => import('./FirstFactor.tsx')).then((m) => ({ default: m.FirstFactor })));
export const ResetFactorsDialog = lazy(() =>
  fetched(() => import('./ResetFactorsDialog.tsx')).then((m) => ({ default: m.ResetFactorsDialog })),
);
export const LinkSsoDialog = lazy(() => fetched(() => import('./LinkSsoDialog.tsx')).then((m) => ({ default: m.LinkSsoDialog })));
export const ChangeAddressDialog = lazy(() =>
  fetched(() => import('./ChangeAddressDialog.tsx')).then((m) => ({ default: m.ChangeAddressDialog })),
);
