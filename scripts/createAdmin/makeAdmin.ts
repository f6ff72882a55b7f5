import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { now } from '../../server/clock.ts';
import { auditLog, companies, users } from '../../server/db/schema.ts';
import type { Tx } from '../../server/db/tx.ts';
import { mintLinks } from '../../server/mail/oneTimeLink.ts';

export interface WantedAdmin {
  email: string;
  company: string;
  name?: string | undefined;
  lang: string;
}

const slugOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)}-${randomBytes(3).toString('hex')}`;

async function findOrMakeCompany(tx: Tx, name: string, lang: string): Promise<{ id: string; isNew: boolean }> {
  const found = await tx
    .select({ id: companies.id, isHouse: companies.isHouse })
    .from(companies)
    .where(sql`lower(${companies.name}) = lower(${name})`);
  if (found.length > 1) throw new Error(`there are ${found.length} companies called "${name}".`);
  if (found[0]?.isHouse) throw new Error(`"${name}" is our own company and has no such admins.`);
  if (found[0]) return { id: found[0].id, isNew: false };
  const at = now();
  const id = randomUUID();
  const trial = { trialStatus: 'available' } as const;
  await tx.insert(companies).values({ id, name, slug: slugOf(name), lang, ...trial, createdAt: at, updatedAt: at });
  return { id, isNew: true };
}

async function findOrMakePerson(tx: Tx, companyId: string, isOwner: boolean, { email, name }: WantedAdmin): Promise<string> {
  const [present] = await tx
    .select({ id: users.id, companyId: users.companyId, role: users.role, disabled: users.disabled })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (present) {
    if (present.companyId !== companyId || present.role !== 'admin')
      throw new Error(`${email} belongs to somebody else already: an address can be used once.`);
    if (present.disabled) throw new Error(`${email} is disabled. Another admin of the company can enable this person.`);
    return present.id;
  }
  const at = now();
  const id = randomUUID();
  const times = { invitedAt: at, createdAt: at, updatedAt: at };
  await tx.insert(users).values({ id, companyId, email, name: name ?? '', role: 'admin', isOwner, hasLogin: true, ...times });
  await tx.insert(auditLog).values({
    companyId,
    at,
    action: 'users.invited',
    actorName: 'Command line',
    actorEmail: '',
    actorRole: 'system',
    subjectType: 'user',
    subjectId: id,
    subjectLabel: email,
    after: { email, role: 'admin' },
  });
  return id;
}

/**
 * Makes the administrator, and the company when no company has that name; the first person of a company owns it.
 * Gives the token of a one-time link for the password. Done again for the same person, it gives another link.
 */
export async function makeAdmin(tx: Tx, wanted: WantedAdmin): Promise<{ token: string; isNewCompany: boolean }> {
  const company = await findOrMakeCompany(tx, wanted.company, wanted.lang);
  const userId = await findOrMakePerson(tx, company.id, company.isNew, wanted);
  const [token = ''] = await mintLinks(tx, [{ userId, companyId: company.id, kind: 'invite' }]);
  return { token, isNewCompany: company.isNew };
}
