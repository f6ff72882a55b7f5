import { can, type Capability, type Subject } from '../access.ts';
import { paths } from '../paths.ts';

const pages: readonly (readonly [Capability, string])[] = [
  ['customers:ofReseller', paths.resellerCustomers],
  ['customers:ofSubReseller', paths.subResellerCustomers],
  ['customers:ofPartner', paths.partnerCompanies],
  ['companies:read', paths.companies],
];

/** The page with the customers of this company; the home page if the person has no such page. */
export const customersPageOf = (subject: Subject): string =>
  pages.find(([capability]) => can(subject, capability))?.[1] ?? paths.home;
