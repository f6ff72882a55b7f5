import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';

/** The tabs of a page that is about one course. */
export const StatisticsTab = lazy(() =>
  fetchedCode(import('./statistics/StatisticsTab.tsx').then((m) => ({ default: m.StatisticsTab }))),
);
export const SettingsTab = lazy(() => fetchedCode(import('./settings/SettingsTab.tsx').then((m) => ({ default: m.SettingsTab }))));
