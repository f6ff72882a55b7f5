import { randomUUID } from 'node:crypto';
import type { BareServer } from '../server/bareServer.ts';

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

/** Sign-ups at a server, and what they leave there. */
export function signUps(server: BareServer) {
  const query = async (text: string, values: unknown[] = []) => (await server.services.db.pool.query(text, values)).rows;
  const register = (form: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/gateway/customers/api/v1/company/register', payload: form, headers });
  return {
    query,
    register,
    /** Signs up and in; returns the token of the owner's session. */
    async enter(form: object, headers?: Record<string, string>): Promise<string> {
      const reply = await register(form, headers);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return server.signInWith(reply.json<{ customToken: string }>().customToken);
    },
    companiesCalled: (name: string) => query('SELECT id FROM companies WHERE lower(name) = lower($1)', [name]),
  };
}
