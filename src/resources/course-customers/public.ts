import { lazy } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { courseCustomers } from './index.ts';

/** What customers have of the course in the record context. */
export const CustomersStatus = courseCustomers.list;

/** Gives a course to customers. */
export const CustomersSettings = lazy(() =>
  fetchedCode(import('./CustomersSettings.tsx').then((m) => ({ default: m.CustomersSettings }))),
);
