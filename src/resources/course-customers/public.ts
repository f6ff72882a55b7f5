import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { courseCustomers } from './index.ts';

/** What customers have of the course in the record context. */
export const CustomersStatus = courseCustomers.list;

/** Gives a course to customers. */
export const CustomersSettings = lazy(() =>
  fetchedCode(import('./CustomersSettings.tsx').then((m) => ({ default: m.CustomersSettings }))),
);

/** The rules of a start at customers, and the texts of their limits. */
export { startSchema } from './sharingForm.ts';
export { useLimitTexts } from './useLimitTexts.ts';
