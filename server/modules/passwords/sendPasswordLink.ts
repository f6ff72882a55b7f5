import { and, count, eq, gt } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { isInGroup, roleGroups } from '#contract/roles';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { mails } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { evenTime } from '../../identity/evenTime.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../session/actorOf.ts';
import { findPersonByEmail, type Person } from '../session/session.queries.ts';

const hourMs = 3_600_000;
/** Longer than any of the ways through takes. */
const answerMs = 300;

/** Who signs in here with a password, now or after a first invitation. Learners without a password have nothing to reset. */
const mayReset = ({ user, company }: Person) =>
  !user.disabled && !company.disabled && (user.hasLogin || isInGroup(user.role, roleGroups.adminArea));

async function send(tx: Tx, email: string): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (!person || !mayReset(person)) return;
  const { user, company } = person;
  const since = new Date(now().getTime() - hourMs);
  const [recent] = await tx
    .select({ n: count() })
    .from(mails)
    .where(and(eq(mails.userId, user.id), eq(mails.template, 'reset_password'), gt(mails.createdAt, since)));
  if (recent && recent.n >= limits.resetMailsPerHour) return;
  const mail = { companyId: company.id, userId: user.id, to: user.email, lang: company.lang };
  await queueMail(tx, { ...mail, template: 'reset_password', params: { name: user.name } });
  await audit(tx, actorOf(person), { action: 'password.link_sent', subject: { type: 'user', id: user.id, label: user.email } });
}

/** Mails a link for a new password, if somebody has the address. Whoever asks learns nothing about that. */
export async function sendPasswordLink({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await evenTime(answerMs, () => ownerTx(db, (tx) => send(tx, email)));
}
