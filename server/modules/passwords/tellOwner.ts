import { machineTime } from '../../clock.ts';
import type { Tx } from '../../db/tx.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Person } from '../session/public.ts';
import { passwordChanged } from './mails.ts';

/** Mails the owner of an account that its password was changed, in the transaction that records it. */
export async function tellOwner(tx: Tx, { user, company }: Person): Promise<void> {
  await queueMail(tx, {
    companyId: company.id,
    userId: user.id,
    to: user.email,
    kind: passwordChanged,
    lang: company.lang,
    params: { name: user.name, changedAt: machineTime().toISOString(), timeZone: company.timeZone },
  });
}
