import { sessionLimits } from '#contract/session/limits';
import { isInGroup, roleGroups } from '#contract/roles';
import { audit } from '../../audit.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { evenTime } from '../../identity/evenTime.ts';
import { countLastHour } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { actorOf, findPersonByEmail, type Person } from '../session/public.ts';
import { resetPassword } from './mails.ts';

/** All replies take this long, more than the slowest case, so that timing reveals nothing. */
const answerMs = 300;

/** People who sign in with a password, or will after their first invitation. Learners have no password to reset. */
const mayReset = ({ user, company }: Person) =>
  !user.disabled && !company.disabled && (user.hasLogin || isInGroup(user.role, roleGroups.adminArea));

async function send(tx: Tx, email: string): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (!person || !mayReset(person)) return;
  const { user, company } = person;
  const { n } = await countLastHour(tx, { companyId: company.id, userId: user.id, kinds: [resetPassword] });
  if (n >= sessionLimits.resetMailsPerHour) return;
  const mail = { companyId: company.id, userId: user.id, to: user.email, lang: company.lang };
  await queueMail(tx, { ...mail, kind: resetPassword, params: { name: user.name } });
  await audit(tx, actorOf(person), { action: 'password.link_sent', subject: { type: 'user', id: user.id, label: user.email } });
}

/** Mails a link for a new password if a person has the address. The reply does not reveal whether one does. */
export async function sendPasswordLink({ db }: Pick<Services, 'db'>, email: string): Promise<void> {
  await evenTime(answerMs, () => ownerTx(db, (tx) => send(tx, email)));
}
