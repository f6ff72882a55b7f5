import { z } from 'zod';
import { holdsAddress } from '#contract/company/companyName';
import { fillPlaces } from '#contract/company/messages';
import { textLimits } from '#contract/kit/limits';
import type { InvitedCustomer } from '#contract/partners/invites';
import { namePattern } from '#contract/people/personNames';
import { isEmail } from '~/components/form/tags/emailTokens.ts';
import { isHeedError } from '~/errors/heedError.ts';

export interface CustomerEntry {
  companyName: string;
  email: string;
  firstName: string;
  lastName: string;
  setAsPartner: boolean;
  requestAccess: boolean;
  /** Always on. */
  activeTrial: boolean;
}

export interface InviteForm {
  companies: CustomerEntry[];
  /** With placeholders in double braces. */
  message: string;
}

export const emptyEntry: CustomerEntry = {
  companyName: '',
  email: '',
  firstName: '',
  lastName: '',
  setAsPartner: false,
  requestAccess: false,
  activeTrial: true,
};

/** What must differ from entry to entry: messages for a value that an entry above has, and for one that somebody else has. */
const distinct = {
  email: { above: 'customers.invite.errors.emailAbove', taken: 'register.validation.emailTaken' },
  companyName: { above: 'customers.invite.errors.nameAbove', taken: 'errors.company_in_use' },
} as const;
type Distinct = keyof typeof distinct;
const plain = (value: string) => value.trim().toLowerCase();

const required = z.string().trim().min(1, 'customers.invite.errors.required').max(textLimits.textMax);
const personName = required.regex(namePattern, 'customers.invite.errors.name');
const entry = z.object({
  companyName: required.refine((name) => !holdsAddress(name), 'companyFacts.nameWithAddress'),
  email: required.refine((value) => isEmail(plain(value)), 'customers.invite.errors.email'),
  firstName: personName,
  lastName: personName,
  setAsPartner: z.boolean(),
  requestAccess: z.boolean(),
  activeTrial: z.boolean(),
});

/** Messages are keys of the locales. `isTaken` knows what the server has said so far. */
export const inviteSchema = (isTaken: (field: Distinct, value: string) => boolean) =>
  z.object({
    companies: z.array(entry).superRefine((companies, context) => {
      const report = (index: number, field: Distinct, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      for (const field of Object.keys(distinct) as Distinct[]) {
        const values = companies.map((company) => plain(company[field]));
        values.forEach((value, index) => {
          if (!value) return;
          if (values.indexOf(value) < index) report(index, field, distinct[field].above);
          else if (isTaken(field, value)) report(index, field, distinct[field].taken);
        });
      }
    }),
    message: z.string().trim().min(1, 'customers.invite.errors.required').max(textLimits.messageMax),
  });

interface Names {
  partnerCompanyName: string;
  adminEmail: string;
}

/** The message as one customer reads it. */
export const messageFor = (message: string, companyName: string, names: Names): string =>
  fillPlaces(message, { customerName: companyName.trim(), ...names });

/** What the call takes: for each company its own message. */
export const toInvited = ({ companies, message }: InviteForm, names: Names): InvitedCustomer[] =>
  companies.map((company) => ({
    ...company,
    email: plain(company.email),
    activeTrial: true,
    partnerType: company.setAsPartner ? 'subreseller' : null,
    customMessage: messageFor(message, company.companyName, names),
  }));

/** The refusal of the server at its fields, such as `companies.1.email`. */
export function inviteRefusals(error: unknown): Record<string, string> | undefined {
  const key = isHeedError(error, 'email_in_use')
    ? distinct.email.taken
    : isHeedError(error, 'company_in_use')
      ? distinct.companyName.taken
      : undefined;
  return key && isHeedError(error)
    ? Object.fromEntries(error.fields.map((field) => [field.replace(/^body\./, ''), key]))
    : undefined;
}
