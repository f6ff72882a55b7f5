import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { companyTypes, plans } from '../roles.ts';
import { ownCompany } from '../session/session.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';

/** A company that the caller may act in. */
export const reachableCompany = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  companyType: z.enum(companyTypes),
  plan: z.enum(plans),
  totalUsersCount: z.number().int(),
  disabled: z.boolean(),
});

export const listCompanies = endpoint({
  method: 'GET',
  path: '/rest/v1/companies',
  summary: 'Companies the caller may act in: all for house staff, granted ones for partners, else the own one',
  access: 'companies:choose',
  tx: 'read',
  query: simpleListQuery(['name', 'createdAt'], { q: z.string().trim().max(textLimits.textMax) }),
  reply: z.array(reachableCompany),
  errors: [],
});

export const getCompanyView = endpoint({
  method: 'GET',
  path: '/customers/api/v1/company/{companyId}/view/admin',
  summary: 'Company in scope, as the shell shows it',
  access: 'company:read',
  tx: 'read',
  reply: ownCompany,
  errors: [],
});

export const getAdminPanelCompany = endpoint({
  method: 'GET',
  path: '/company/admin_panel/{companyId}',
  summary: 'Company in scope, as the settings read it',
  access: 'company:read',
  tx: 'read',
  reply: ownCompany,
  errors: [],
});
