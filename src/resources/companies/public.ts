import { companies } from './index.ts';

/** Lets staff and partners choose the company to act in. */
export const CompanyPicker = companies.list;
