import { getCompanyView } from '#contract/company/companies';
import { callEndpoint } from '~/dataProvider/index.ts';
import { keepCompany } from '~/session/store.ts';

/** Colours of the panel and entries of the user menu follow the company's look and domains. */
export async function readCompanyAgain(): Promise<void> {
  keepCompany(await callEndpoint(getCompanyView, {}));
}
