import { countryCodes } from '#contract/company/countries';
import { companyLimits } from '#contract/company/limits';
import type { contract } from '#contract/index';
import { acceptedLanguage } from '#locales/languages.ts';
import { takeHourlyAllowance } from '../../db/rateCounters.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { networkOf } from '../../identity/attempts.ts';
import { evenTime } from '../../identity/evenTime.ts';
import type { Services } from '../../services.ts';
import { emailsInUse } from '../users/public.ts';
import { isCompanyKnown } from './isCompanyKnown.ts';
import { registerCompany } from './registerCompany.ts';

/** All replies take this long, more than the slowest case, so that timing reveals no more than the answer. */
const answerMs = 150;

/** Answers whether something is in use, for somebody who is signed out. Few such questions an hour for one network address. */
async function ask({ db }: Pick<Services, 'db'>, ip: string, find: (tx: Tx) => Promise<boolean>): Promise<{ exists: boolean }> {
  const { lookupsPerHour } = companyLimits.registration;
  await takeHourlyAllowance(db.pool, 'registration lookups', networkOf(ip), 1, lookupsPerHour);
  return evenTime(answerMs, async () => ({ exists: await ownerTx(db, find) }));
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countries = countryCodes
  .map((code) => ({ code, name: englishNames.of(code) ?? code }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

export const handlers: Handlers<(typeof contract)['registration']> = {
  registerCompany: ({ services, body, request }) =>
    registerCompany(services, body, { address: request.ip, lang: acceptedLanguage(request.headers['accept-language']).code }),

  checkEmail: ({ services, query, request }) =>
    ask(services, request.ip, async (tx) => (await emailsInUse(tx, [query.email])).length > 0),

  checkCompany: ({ services, body, request }) => ask(services, request.ip, (tx) => isCompanyKnown(tx, body.company_name)),

  listCountries: async () => countries,
};
