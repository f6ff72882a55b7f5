import { z } from 'zod';
import type { saveCompanySettings } from '#contract/company/companies';
import { holdsAddress } from '#contract/company/companyName';
import { companySizes, type Industry, industries } from '#contract/company/companyFacts';
import type { CallInput } from '#contract/kit/endpoint';
import { textLimits } from '#contract/kit/limits';
import type { CurrentUser } from '#contract/session/session';

import { logoIdOf, logoSchema } from '~/features/settings/public.ts';

type Company = CurrentUser['company'];

/** Selects write an empty text where nothing is chosen. Messages are locale keys. */
export const generalSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'settings.general.nameRequired')
    .max(textLimits.textMax)
    .refine((name) => !holdsAddress(name), 'companyFacts.nameWithAddress'),
  logo: logoSchema,
  lang: z.string(),
  timeZone: z.string(),
  industry: z.string(),
  companySize: z.string(),
});
export type GeneralForm = z.input<typeof generalSchema>;

export const fromCompany = (company: Company): GeneralForm => ({
  name: company.name,
  logo: company.logo === null ? null : { id: null, url: company.logo },
  lang: company.lang,
  timeZone: company.companySettings.timeZone,
  industry: industries.includes(company.industry as Industry) ? (company.industry as Industry) : '',
  companySize: companySizes.some(({ id }) => id === company.companySize) ? String(company.companySize) : '',
});

export const toRequest = ({
  logo,
  industry,
  companySize,
  ...form
}: GeneralForm): CallInput<typeof saveCompanySettings>['body'] => ({
  ...form,
  name: form.name.trim(),
  industry: industry === '' ? null : (industry as Industry),
  companySize: companySize === '' ? null : Number(companySize),
  ...logoIdOf({ logo }),
});
