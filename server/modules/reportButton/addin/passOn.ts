import { randomUUID } from 'node:crypto';
import { simulationLimits } from '#contract/simulation/limits';
import { findLanguage, languages } from '#locales/languages.ts';
import { countCall, takeHourlyAllowance } from '../../../db/rateCounters.ts';
import { ownerTx } from '../../../db/tx.ts';
import { judgeFailure } from '../../../mail/failure.ts';
import { keepInOutbox } from '../../../mail/keepInOutbox.ts';
import type { OutgoingMail } from '../../../mail/outgoingMail.ts';
import type { Services } from '../../../services.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { translationsIn } from '../../../texts/translations.ts';
import { findWay, openWay, senderOf } from '../../simulations/public.ts';
import { passedOnMail } from '../mails.ts';

interface Reported {
  companyId: string;
  isTrial: boolean;
  /** Of the company, whose people read it. */
  lang: string;
  /** Who says to have reported it. */
  address: string;
  /** In base64. */
  mail: string;
  /** To which one address of the company it goes. */
  email: string;
}

const { passedOnPerMinute, passedOnInTrialPerHour } = simulationLimits.reportAddin;
const [tab, lineFeed, carriageReturn, space, tilde] = [9, 10, 13, 32, 126];
/** Of a line (RFC 5321). */
const mostLetters = 998;

/** What no mail server changes or refuses on the way: printable ASCII in short lines. Byte by byte, because a pattern would search for long. */
function isPlain(content: Buffer): boolean {
  let letters = 0;
  for (const byte of content) {
    const isEnd = byte === lineFeed || byte === carriageReturn;
    letters = isEnd ? 0 : letters + 1;
    if (letters > mostLetters || !(isEnd || byte === tab || (byte >= space && byte <= tilde))) return false;
  }
  return true;
}

/** The mail as it arrived. A part of the type of mails may not be encoded (RFC 2046), so one that would not arrive unchanged is a file. */
const attached = (content: Buffer) => ({
  name: 'reported.eml',
  type: isPlain(content) ? 'message/rfc822' : 'application/octet-stream',
  content,
});

/** Nothing of the reported mail is in the mail around it: neither its subject nor a header. No program answers it. */
function mailOf({ lang, address, mail, email }: Reported): OutgoingMail {
  const { t } = translationsIn(findLanguage(lang) ?? languages[0]);
  const text = t('reportAddin.mail.text', { person: address });
  return {
    id: randomUUID(),
    to: email,
    subject: t('reportAddin.mail.subject'),
    text,
    html: `<p>${escapeHtml(text)}</p>`,
    headers: [
      { name: 'Auto-Submitted', value: 'auto-generated' },
      { name: 'X-Auto-Response-Suppress', value: 'All' },
    ],
    attachments: [attached(Buffer.from(mail, 'base64'))],
  };
}

/**
 * Passes a reported mail on while its reporter waits, through what the simulations of the company leave: its own sender, or the server that the
 * operator has for them, whose mails the company’s filter lets through. Nothing of it is stored, so a mail that cannot be sent now is not sent
 * later. Returns whether it was.
 */
export async function passOn(services: Services, reported: Reported): Promise<boolean> {
  const { db, env, log } = services;
  const { companyId, lang, isTrial } = reported;
  try {
    await countCall(db.pool, 'reported mail passed on', companyId, passedOnPerMinute);
    if (isTrial) await takeHourlyAllowance(db.pool, 'reported mail passed on in a trial', companyId, 1, passedOnInTrialPerHour);
    const way = await ownerTx(db, (tx) => findWay(tx, env, companyId, null));
    const post = way && openWay(services, { way, sender: senderOf(way) });
    if (!post) return false;
    const mail = mailOf(reported);
    try {
      if (post.keepsText) await keepInOutbox(db, { companyId, kind: passedOnMail, lang }, mail);
      else await post.send(mail, () => Promise.resolve());
    } finally {
      post.close();
    }
    return true;
  } catch (error) {
    log.warn({ company: companyId, reason: judgeFailure(error).failure.kind }, 'a reported mail could not be passed on');
    return false;
  }
}
