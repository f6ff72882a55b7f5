import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { houseRoles } from '#contract/roles';
import { now } from '../../server/clock.ts';
import { auditLog, users } from '../../server/db/schema.ts';
import type { Tx } from '../../server/db/tx.ts';
import { createLinks } from '../../server/mail/createLinks.ts';
import { type FoundCompany, findOrMakeCustomer, findOrMakeHouse } from './companies.ts';

export interface WantedAdmin {
  email: string;
  /** Required for a customer's admin, and for the first of our own staff. */
  company?: string | undefined;
  name?: string | undefined;
  lang: string;
  /** Role of one of our own staff, instead of a customer's admin. */
  staff?: (typeof houseRoles)[number] | undefined;
}

type Role = 'admin' | (typeof houseRoles)[number];

async function findOrMakePerson(tx: Tx, company: FoundCompany, role: Role, { email, name }: WantedAdmin): Promise<string> {
  const [present] = await tx
    .select({ id: users.id, companyId: users.companyId, role: users.role, disabled: users.disabled })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (present) {
    if (present.companyId !== company.id)
      throw new Error(`${email} belongs to somebody else already: an address can be used once.`);
    if (present.role !== role) throw new Error(`${email} is in ${company.name} already, as ${present.role} and not as ${role}.`);
    if (present.disabled) throw new Error(`${email} is disabled. Another admin of the company can enable this person.`);
    return present.id;
  }
  const at = now();
  const id = randomUUID();
  const times = { invitedAt: at, createdAt: at, updatedAt: at };
  const person = { id, companyId: company.id, email, name: name ?? '', role, isOwner: company.isNew, hasLogin: true };
  await tx.insert(users).values({ ...person, ...times });
  await tx.insert(auditLog).values({
    companyId: company.id,
    at,
    action: 'users.invited',
    actorName: 'Command line',
    actorEmail: '',
    actorRole: 'system',
    subjectType: 'user',
    subjectId: id,
    subjectLabel: email,
    after: { email, role },
  });
  return id;
}

/**
 * Creates a customer's administrator, or one of our own staff, and the company if needed; its first person becomes the account
 * owner. Returns the token of a one-time link for the password. Repeating it for the same person returns another link. Errors
 * have messages for people.
 */
export async function makeAdmin(tx: Tx, options: WantedAdmin): Promise<{ token: string; company: FoundCompany }> {
  const { staff, company: name, lang } = options;
  if (!staff && name === undefined) throw new Error('--company is needed: the customer whose administrator this is.');
  const company = staff ? await findOrMakeHouse(tx, name, lang) : await findOrMakeCustomer(tx, name ?? '', lang);
  const userId = await findOrMakePerson(tx, company, staff ?? 'admin', options);
  const [token = ''] = await createLinks(tx, [{ userId, companyId: company.id, kind: 'invite' }]);
  return { token, company };
}
