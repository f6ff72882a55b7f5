import { randomUUID } from 'node:crypto';

const password = 'Corr3ct-horse!';

/** The form of a sign-up, filled in. */
export const registrationForm = (given: { companyName?: string; email?: string; partner?: string; source?: string } = {}) => ({
  email: `${randomUUID()}@signup.example`,
  name: 'Ana',
  lastName: 'Lima',
  companyName: `Company ${randomUUID()}`,
  phone: '+1 (555) 010-0199',
  country: 'PT',
  industry: 'retail',
  companySize: { id: 2, label: '26–50' },
  password,
  confirmPassword: password,
  ...given,
});
