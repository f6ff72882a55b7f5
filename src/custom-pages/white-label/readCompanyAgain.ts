import { getCompanyView } from '#contract/company/companies';
import { callEndpoint } from '~/dataProvider/index.ts';
import { keepCompany } from '~/session/store.ts';

/** Colours of the panel and entries of the user menu follow the company's look and domains. If it fails, they do at the next start. */
export async function readCompanyAgain(): Promise<void> {
  const company = await callEndpoint(getCompanyView, {}).catch(() => undefined);
  if (company) keepCompany(company);
}
