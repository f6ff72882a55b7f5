import type { z } from 'zod';
import type { registration } from '#contract/company/registration';
import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import { sendVerification } from '../addresses/public.ts';
import { actorOf, findPersonById } from '../session/public.ts';
import { emailsInUse, mapUniqueEmailError } from '../users/public.ts';
import { foundCompanies } from './foundCompanies.ts';
import { isCompanyKnown, lockCompanyNames } from './isCompanyKnown.ts';

export type Registration = z.output<typeof registration>;

/** Refuses with email_in_use or company_in_use. */
export async function requireUnknown(tx: Tx, { email, companyName }: Registration): Promise<void> {
  if ((await emailsInUse(tx, [email])).length > 0) throw new Refusal('email_in_use', { fields: ['email'] });
  if (await isCompanyKnown(tx, companyName)) throw new Refusal('company_in_use', { fields: ['companyName'] });
}

interface Owner {
  userId: string;
  /** Language code of the company. */
  lang: string;
}

/** Creates the company on the free plan, its first department and its owner, and queues the verification mail. */
export async function writeCompany(tx: Tx, form: Registration, { userId, lang }: Owner): Promise<void> {
  await lockCompanyNames(tx, [form.companyName]);
  await requireUnknown(tx, form);
  const { email, name, lastName, companyName, phone, country, industry, partner, source } = form;
  const facts = { phone: phone || null, country, industry, companySize: form.companySize.id };
  const origin = { signupPartner: partner || null, signupSource: source || null };
  const company = { name: companyName, lang, trialStatus: 'available', ...facts, ...origin } as const;
  const owner = { id: userId, email, name, lastName };
  const [companyId = ''] = await mapUniqueEmailError('email', () => foundCompanies(tx, [{ company, owner }]));
  const person = await findPersonById(tx, userId);
  if (!person) throw new Error('the owner was not written');
  const actor = actorOf(person);
  await sendVerification(tx, actor);
  // Only changes something if the queued removal was quicker than this transaction.
  await queueAccountSync(tx, companyId, [userId]);
  await audit(tx, actor, {
    action: 'company.registered',
    subject: { type: 'company', id: companyId, label: companyName },
    after: { ...facts, ...(partner && { partner }), ...(source && { source }) },
  });
}
