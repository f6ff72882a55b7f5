import type { Tx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { bounce } from './bounce.ts';
import type { MailFacts } from '../recognise/facts.ts';
import { keysIn } from '../recognise/tokensIn.ts';
import { reportMessages } from '../reportMessages.ts';

/** A mail in the mailbox of a company, as it was read. */
export interface TakenMail {
  companyId: string;
  facts: MailFacts;
  /** When its server received it. */
  at: Date;
  /** Names it if it has no Message-ID. */
  rawHash: string;
}

/**
 * Takes a mail, as the owner: it is a report of what it shows. All else is ignored, and nothing of it stored: mails by strangers and programs,
 * and what is not ours or another company’s.
 */
export async function takeMail(tx: Tx, { secrets }: Pick<Services, 'secrets'>, mail: TakenMail): Promise<void> {
  const { companyId, facts, at } = mail;
  const { from, undelivered } = facts;
  const keys = keysIn(secrets, facts);
  if (keys.length === 0) return;
  if (undelivered !== null) return bounce(tx, { companyId, keys, recipient: undelivered });
  if (facts.isAutomatic || from === null) return;
  const hash = secrets.hash(facts.messageId ?? mail.rawHash, `report mail ${companyId}`);
  await reportMessages(tx, { companyId, keys, from, at, way: 'MAIL', hash });
}
