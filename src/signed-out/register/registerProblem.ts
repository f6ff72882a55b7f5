import { holdsAddress } from '#contract/company/companyName';
import { phonePattern } from '#contract/kit/phone';
import { namePattern } from '#contract/people/personNames';
import { confirmProblem, emailProblem, newPasswordProblem } from '../validate.ts';

/** The fields of the form in the order of the screen. */
export const registerFields = [
  'email',
  'name',
  'lastName',
  'companyName',
  'phone',
  'country',
  'industry',
  'companySize',
  'password',
  'confirmPassword',
] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterValues = Record<RegisterField, string>;

const nameProblem = <Required extends 'nameRequired' | 'lastNameRequired'>(value: string, required: Required) => {
  if (!value.trim()) return `register.validation.${required}` as const;
  return namePattern.test(value.trim()) ? undefined : 'register.validation.nameFormat';
};

/** The key of the problem of a field, as far as the form knows without the server. */
export function registerProblem(field: RegisterField, values: RegisterValues) {
  const value = values[field];
  switch (field) {
    case 'email':
      if (!value.trim()) return 'register.validation.emailRequired';
      return emailProblem(value) && 'register.validation.emailFormat';
    case 'name':
      return nameProblem(value, 'nameRequired');
    case 'lastName':
      return nameProblem(value, 'lastNameRequired');
    case 'phone':
      return value.trim() && !phonePattern.test(value.trim()) ? 'register.validation.phoneFormat' : undefined;
    case 'password':
      return newPasswordProblem(value);
    case 'confirmPassword':
      return confirmProblem(value, values.password);
    case 'companyName':
      if (!value.trim()) return 'register.validation.companyNameRequired';
      return holdsAddress(value) ? 'companyFacts.nameWithAddress' : undefined;
    case 'country':
    case 'industry':
    case 'companySize':
      return value.trim() ? undefined : (`register.validation.${field}Required` as const);
  }
}
