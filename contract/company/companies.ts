import { z } from 'zod';
import { uploadedImage } from '../courses/files.ts';
import { courseLimits } from '../courses/limits.ts';
import { endpoint, id, languageCode, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { companyTypes, plans } from '../roles.ts';
import { ownCompany } from '../session/session.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { companySizes, industries, isTimeZone } from './companyFacts.ts';
import { holdsAddress } from './companyName.ts';

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

/** The name of a company, as people may choose it. */
export const companyName = text().refine((name) => !holdsAddress(name), 'Name without a web address');

/** The general settings. `logoId` is a picture of `uploadLogo`; null removes the logo, undefined keeps it. */
export const companySettings = z.object({
  name: companyName,
  lang: languageCode,
  logoId: id.nullable().optional(),
  industry: z.enum(industries).nullable(),
  companySize: z.number().int().min(1).max(companySizes.length).nullable(),
  timeZone: z.string().max(textLimits.textMax).refine(isTimeZone, 'Name of a time zone, such as Europe/Berlin'),
});

export const saveCompanySettings = endpoint({
  method: 'PUT',
  path: '/company/admin_panel/{companyId}',
  summary: 'Saves the general settings of the company',
  access: 'company:write',
  tx: 'write',
  body: companySettings,
  reply: ownCompany,
  errors: [],
});

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/files/logo',
  summary: 'Takes a picture for the logo of the company; `saveCompanySettings` puts it in its place',
  access: 'company:write',
  tx: 'write',
  perMinute: courseLimits.uploadsPerMinute,
  upload: 'image',
  reply: uploadedImage,
  errors: ['file_too_large', 'not_an_image', 'image_too_wide', 'storage_full'],
});

export const listTimeZones = endpoint({
  method: 'GET',
  path: '/collections/api/v1/timezones',
  summary: 'Names of the time zones that a company can choose',
  access: 'company:read',
  tx: 'read',
  reply: z.array(z.string()),
  errors: [],
});
