import { learnerLimits } from '#contract/learner/limits';
import type { LanguageCode } from '#locales/languages.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { evenTime } from '../../identity/evenTime.ts';
import { countLastHour } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { findPersonByEmail } from '../session/public.ts';
import { freshLink } from './mails.ts';

/** All replies take this long, more than the slowest case, so that timing reveals nothing. */
const answerMs = 300;

interface Wish {
  /** The task to which it leads, if it is theirs. */
  campaignId: string | null;
  /** The language that was chosen on the page; null means that of the person. */
  language: LanguageCode | null;
}

async function send(tx: Tx, email: string, { campaignId, language }: Wish): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (!person || person.user.disabled || person.user.heldAt || person.company.disabled) return;
  const { user, company } = person;
  const { n } = await countLastHour(tx, { companyId: company.id, userId: user.id, kinds: [freshLink] });
  if (n >= learnerLimits.linkMailsPerHour) return;
  const lang = language ?? user.language ?? company.lang;
  await queueMail(tx, {
    companyId: company.id,
    userId: user.id,
    to: user.email,
    lang,
    kind: freshLink,
    params: { name: user.name, ...(campaignId && { campaignId }) },
  });
}

/** Mails a link to the pages of learners if a person has the address. The reply does not reveal whether one does. */
export async function sendFreshLink({ db }: Pick<Services, 'db'>, email: string, wish: Wish): Promise<void> {
  await evenTime(answerMs, () => ownerTx(db, (tx) => send(tx, email, wish)));
}
