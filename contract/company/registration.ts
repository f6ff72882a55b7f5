import { z } from 'zod';
import { email, endpoint, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { phonePattern } from '../kit/phone.ts';
import { namePattern } from '../people/personNames.ts';
import { sessionLimits } from '../session/limits.ts';
import { newPassword } from '../session/passwords.ts';
import { companyName } from './companies.ts';
import { companySizes, industries } from './companyFacts.ts';
import { countryCodes } from './countries.ts';
import { companyLimits } from './limits.ts';

const firstOrLastName = text().regex(namePattern);
/** Where the visitor came from: the last places of `/register/:email/:partner/:source`. */
const origin = z.string().trim().max(textLimits.textMax).optional();

/** The form of the page, as it is filled in. */
export const registration = z
  .object({
    email,
    name: firstOrLastName,
    lastName: firstOrLastName,
    companyName,
    phone: z
      .string()
      .trim()
      .max(companyLimits.registration.phoneMax)
      .refine((value) => value === '' || phonePattern.test(value), 'Phone number is invalid.')
      .optional(),
    country: z.enum(countryCodes),
    industry: z.enum(industries),
    /** One of `companySizes`; the label is what the page showed, and not stored. */
    companySize: z.object({
      id: z.number().int().min(1).max(companySizes.length),
      label: z.string().max(textLimits.textMax),
    }),
    password: newPassword,
    confirmPassword: z.string().max(sessionLimits.passwordMax),
    partner: origin,
    source: origin,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Password is not equal.',
  });

/** The customToken signs the owner in. */
export const registerCompany = endpoint({
  method: 'POST',
  path: '/customers/api/v1/company/register',
  summary: 'Signs up a company on the free plan, with its owner and a first department, and mails the verification link',
  access: 'public',
  tx: 'none',
  body: registration,
  reply: z.object({ customToken: z.string() }),
  errors: ['email_in_use', 'company_in_use'],
  perMinute: companyLimits.registration.perMinute,
});

const exists = z.object({ exists: z.boolean() });

export const checkEmail = endpoint({
  method: 'GET',
  path: '/user/user_by_email',
  summary: 'Whether somebody has the e-mail address, and nothing else',
  access: 'public',
  tx: 'none',
  query: z.object({ email }),
  reply: exists,
  errors: [],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const checkCompany = endpoint({
  method: 'POST',
  path: '/user/check_company',
  summary: 'Whether a company has the name, in capitals or not, and nothing else',
  access: 'public',
  tx: 'none',
  body: z.object({ company_name: text() }),
  reply: exists,
  errors: [],
  perMinute: sessionLimits.lookupsPerMinute,
});

export const listCountries = endpoint({
  method: 'GET',
  path: '/collections/api/v1/countries',
  summary: 'Countries, by their English names',
  access: 'public',
  tx: 'none',
  reply: z.array(z.object({ code: z.enum(countryCodes), name: z.string() })),
  errors: [],
});
