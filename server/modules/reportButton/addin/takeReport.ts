import type { z } from 'zod';
import type { postedReport, reportAnswer } from '#contract/simulation/reportAddin';
import { findLanguage, languages } from '#locales/languages.ts';
import { now } from '../../../clock.ts';
import { ownerTx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { translationsIn } from '../../../texts/translations.ts';
import { readSettings, readStops, readToken } from '../../simulations/public.ts';
import { reportMessages } from '../reportMessages.ts';
import { type Addin, noteProgram } from './addins.ts';
import { passOn } from './passOn.ts';

type Posted = z.output<typeof postedReport>;
type Answer = z.output<typeof reportAnswer>;

/**
 * Takes what the button of a company posts. A simulation that was sent to the one who reports it counts. Everything else is passed on, also a
 * mail with somebody else’s token: anybody can write one into a real one to keep it from being looked at. Who posts a token alone gets the same
 * answer whatever it is.
 */
export async function takeReport(services: Services, addin: Addin, posted: Posted): Promise<Answer> {
  const { db, secrets } = services;
  const { companyId, lang } = addin;
  const { settings, isOwn, mayPass } = await ownerTx(db, async (tx) => {
    await noteProgram(tx, companyId, posted.program);
    const key = posted.token === null ? null : readToken(secrets, 'report', posted.token.trim());
    const hash = secrets.hash(`${posted.token} ${posted.address}`, `report button ${companyId}`);
    const report = { companyId, from: posted.address, at: now(), way: 'ADDIN', hash } as const;
    const stops = await readStops(tx, companyId);
    return {
      settings: await readSettings(tx, secrets, companyId),
      isOwn: key !== null && (await reportMessages(tx, { ...report, keys: [key] })),
      mayPass: addin.isUnlocked && (stops.company ?? stops.everywhere) === null,
    };
  });
  const { email, folderId, msReportAction, gwReportAction } = settings;
  const { t } = translationsIn(findLanguage(posted.language) ?? findLanguage(lang) ?? languages[0]);
  const isTokenAlone = posted.token !== null && posted.mail === null;
  const isTaken =
    isOwn ||
    isTokenAlone ||
    (posted.mail !== null &&
      email !== '' &&
      mayPass &&
      (await passOn(services, { ...addin, ...posted, mail: posted.mail, email })));
  if (!isTaken) {
    const description = email === '' ? t('reportAddin.byHand.it') : t('reportAddin.byHand.text', { email });
    return { title: t('reportAddin.byHand.title'), description, action: 'NONE', folder: '' };
  }
  return {
    title: t('reportAddin.thanks.title'),
    description: t('reportAddin.thanks.text'),
    action: posted.program === 'outlook' ? msReportAction : gwReportAction,
    folder: folderId,
  };
}
